import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Close, Done, Info, Warning } from '../icons/icons';
import { dismissToast, type ToastItem, type ToastKind } from './toast';
import styles from './toaster.module.css';

const ICONS: Record<ToastKind, ReactNode> = {
  success: <Done size={20} />,
  info: <Info size={20} />,
  error: <Warning size={20} />,
  loading: <span className={styles.pulse} aria-hidden="true" />,
};

interface ToastMessageProps {
  item: ToastItem;
  closeLabel: string;
}

/** One message; an error stays until it is sent away. */
export default function ToastMessage({ item, closeLabel }: ToastMessageProps) {
  return (
    <div className={styles.toast} data-kind={item.kind}>
      {ICONS[item.kind]}
      <p>{item.text}</p>
      {item.kind === 'error' && (
        <IconButton
          label={closeLabel}
          icon={<Close size={20} />}
          onClick={() => dismissToast(item.id)}
        />
      )}
    </div>
  );
}

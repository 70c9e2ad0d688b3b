import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { isComposing } from '../composition/is-composing';
import { IconButton } from '../icon-button/icon-button';
import { Close, Done, Info, Warning } from '../icons/icons';
import { useKitWords } from '../words/words';
import {
  dismissToast,
  holdToast,
  releaseToast,
  toastStore,
  type ToastItem,
  type ToastKind,
} from './toast';
import styles from './toaster.module.css';

const ICONS: Record<ToastKind, ReactNode> = {
  success: <Done size={20} />,
  info: <Info size={20} />,
  error: <Warning size={20} />,
  loading: <span className={styles.pulse} aria-hidden="true" />,
};

/** The topmost open dialog. */
const frontDialog = () =>
  [...document.querySelectorAll('[role$="dialog"][data-open]')].at(-1) ?? null;

/** Escape closes the newest message, unless a dialog has opened since: the newest closes first. */
function useEscape(items: readonly ToastItem[]): void {
  const newest = items.filter(({ closable }) => closable).at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const before = frontDialog();
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      const front = frontDialog();
      if (front && front !== before) return;
      event.preventDefault();
      event.stopPropagation();
      dismissToast(newest);
    };
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [newest]);
}

/** Shows the messages of `toast`. Place once, at the root: live regions must exist before the first message. */
export function Toaster() {
  const words = useKitWords();
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  useEscape(items);
  const message = (item: ToastItem) => (
    <div
      key={item.id}
      className={styles.toast}
      data-kind={item.kind}
      data-closable={item.closable || undefined}
      onFocus={() => holdToast(item.id)}
      onBlur={() => releaseToast(item.id)}
    >
      {ICONS[item.kind]}
      <p>{item.text}</p>
      {item.closable && (
        <IconButton
          label={words.close}
          icon={<Close size={20} />}
          onClick={() => dismissToast(item.id)}
        />
      )}
    </div>
  );
  return (
    <div className={styles.stack}>
      <div role="alert" aria-live="assertive">
        {items.filter((item) => item.kind === 'error').map(message)}
      </div>
      <div role="status" aria-live="polite">
        {items.filter((item) => item.kind !== 'error').map(message)}
      </div>
    </div>
  );
}

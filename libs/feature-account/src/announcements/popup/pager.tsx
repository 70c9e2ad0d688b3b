import { useLabels } from '@lobby/i18n';
import { Button, Back, ChevronRight } from '@lobby/ui-kit';
import styles from './popup.module.css';

interface PagerProps {
  index: number;
  total: number;
  onTurn(index: number): void;
}

/** Back and on through the popups; at an end the way on is off (D1 §4). */
export function Pager({ index, total, onTurn }: PagerProps) {
  const t = useLabels('account');
  return (
    <div className={styles.pager}>
      <Button variant="plain" disabled={index === 0} onClick={() => onTurn(index - 1)}>
        <Back size={20} />
        {t('announcements.previous')}
      </Button>
      <span aria-live="polite">
        {index + 1} / {total}
      </span>
      <Button variant="plain" disabled={index === total - 1} onClick={() => onTurn(index + 1)}>
        {t('announcements.next')}
        <ChevronRight size={20} />
      </Button>
    </div>
  );
}

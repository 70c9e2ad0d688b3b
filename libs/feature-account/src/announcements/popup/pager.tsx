import { Back, Button, ChevronRight } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './popup.module.css';

interface PagerProps {
  index: number;
  total: number;
  onTurn(index: number): void;
}

/** Previous and next button of the popups; disabled at either end (D1 §4). */
export function Pager({ index, total, onTurn }: PagerProps) {
  const { t } = useTranslation('account-messages');
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);
  const turn = (step: -1 | 1) => {
    turned.current = true;
    // Each popup starts at its top.
    next.current?.closest('[role="dialog"]')?.scrollTo(0, 0);
    onTurn(index + step);
  };
  useEffect(
    function focusEnabledButton() {
      if (!turned.current) return;
      if (index === 0) next.current?.focus();
      if (index === total - 1) previous.current?.focus();
    },
    [index, total],
  );
  return (
    <div className={styles.pager}>
      <Button ref={previous} variant="plain" disabled={index === 0} onClick={() => turn(-1)}>
        <Back size={20} />
        {t('announcements.previous')}
      </Button>
      <span aria-live="polite">
        {index + 1} / {total}
      </span>
      <Button ref={next} variant="plain" disabled={index === total - 1} onClick={() => turn(1)}>
        {t('announcements.next')}
        <ChevronRight size={20} />
      </Button>
    </div>
  );
}

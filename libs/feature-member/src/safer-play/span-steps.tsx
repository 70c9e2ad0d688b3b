import { DAY_MS } from '@lobby/core';
import { formatDate, useLanguage } from '@lobby/i18n';
import { Back, ChevronRight, IconButton } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Span } from './activity-span';
import styles from './safer-play.module.css';

interface SpanStepsProps {
  days: Span;
  back: number;
  most: number;
  onStep(back: number): void;
}

/** Displayed dates with buttons to the previous and next span. */
export function SpanSteps({ days, back, most, onStep }: SpanStepsProps) {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const said = (day: number) => formatDate(day * DAY_MS, language, 0);
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('span.before')}
        icon={<Back />}
        disabled={back >= most}
        onClick={() => onStep(back + 1)}
      />
      <p aria-live="polite">
        {days.first === days.last ? said(days.first) : `${said(days.first)} – ${said(days.last)}`}
      </p>
      <IconButton
        label={t('span.after')}
        icon={<ChevronRight />}
        disabled={back === 0}
        onClick={() => onStep(back - 1)}
      />
    </div>
  );
}

import { HOUR_MS } from '@lobby/core';
import { formatDate, useLanguage } from '@lobby/i18n';
import { Chip, Chips } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startOfDay, type Day } from './days';
import { OwnRangeSheet } from './own-range-sheet';
import { RANGE_IDS, rangeOf, type RangeId, type RecordRange } from './record-range';
import styles from './record.module.css';

const HOUR_MINUTES = 60;

interface RangeBarProps {
  range: RecordRange;
  today: Day;
  /** Offset of the brand's clock from UTC, ms. */
  offsetMs: number;
  onChange(range: RecordRange): void;
}

/** Name of a time zone, `UTC+7` or `UTC−3:30`. */
function zoneName(offsetMs: number): string {
  const minutes = Math.round((Math.abs(offsetMs) / HOUR_MS) * HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  const part = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `UTC${offsetMs < 0 ? '−' : '+'}${Math.floor(minutes / HOUR_MINUTES)}${part}`;
}

/** Choice of a range, with its days by the brand's clock. */
export function RangeBar({ range, today, offsetMs, onChange }: RangeBarProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const choose = (id: RangeId) => {
    if (id === 'own') setAsking(true);
    else onChange(rangeOf(id, today));
  };
  const dateOf = (day: Day) => formatDate(startOfDay(day, offsetMs), language, offsetMs);
  const days = [...new Set([range.from, range.to])].map(dateOf).join(' – ');
  return (
    <div>
      <Chips label={t('range.label')} wrap>
        {RANGE_IDS.map((id) => (
          <Chip
            key={id}
            label={t(`range.${id}`)}
            pressed={id === range.id}
            onClick={() => choose(id)}
          />
        ))}
      </Chips>
      <p className={styles.days}>
        {days} ({zoneName(offsetMs)})
      </p>
      <OwnRangeSheet
        open={asking}
        range={range}
        today={today}
        onClose={() => setAsking(false)}
        onChange={onChange}
      />
    </div>
  );
}

import type { Lottery } from '@lobby/api-client';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { prefersReducedMotion } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { drawState, timeLeft } from './draw-state';
import styles from './lottery.module.css';
import { usePlatformTime } from './use-platform-time';

interface NextDrawProps {
  lottery: Pick<Lottery, 'closeTime' | 'nextDrawTime'>;
  /** What the platform's clock is ahead of the phone's, ms. */
  ahead: number;
}

/**
 * When a lottery is drawn next, in the phone's time zone as the results are, and what is left by the platform's clock,
 * whatever the phone's says; the only part that renders every second. Says it calmly: no colour, nothing that moves; with
 * reduced motion no seconds.
 */
export function NextDraw({ lottery, ahead }: NextDrawProps) {
  const { t } = useTranslation('games-lottery');
  const language = useLanguage();
  const now = usePlatformTime(ahead);
  const state = drawState(lottery, now);
  if (state === 'drawing') return <p className={styles.next}>{t('draw.drawing')}</p>;
  const { closeTime, nextDrawTime } = lottery;
  return (
    <div className={styles.next}>
      <p>
        {t('draw.next')}{' '}
        <time dateTime={new Date(nextDrawTime).toISOString()}>
          {formatDateTime(nextDrawTime, language)}
        </time>{' '}
        <TimeLeftText ms={nextDrawTime - now} />
      </p>
      <p>
        {state === 'closed'
          ? t('draw.closed')
          : t('draw.closes', { time: formatDateTime(closeTime, language) })}
      </p>
    </div>
  );
}

function TimeLeftText({ ms }: { ms: number }) {
  const { t } = useTranslation('games-lottery');
  const left = timeLeft(ms);
  if (left.unit === 'none' || (left.unit === 'seconds' && prefersReducedMotion())) return null;
  const text =
    left.unit === 'seconds'
      ? left.text
      : t('draw.left', { hours: left.hours, minutes: left.minutes });
  return (
    <span className={styles.left} role="timer">
      {text}
    </span>
  );
}

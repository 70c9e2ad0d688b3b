import type { Lottery } from '@lobby/api-client';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { prefersReducedMotion } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { drawState, timeLeft } from './draw-state';
import styles from './lottery.module.css';
import { usePlatformTime } from './use-platform-time';

interface NextDrawProps {
  lottery: Pick<Lottery, 'closeTime' | 'nextDrawTime'>;
  /** Offset of the platform's clock from the device's, ms. */
  ahead: number;
}

/**
 * Time of the next draw in the device's time zone, and a countdown by the platform's clock. The only part that renders
 * every second. No colour or motion; with reduced motion no seconds.
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

import { reachOf, shareOf, type KnownLimit, useLimitUnit } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useTranslation } from 'react-i18next';
import styles from './safer-play.module.css';

/** Usage of a limit, when it resets, and a notice from 80 %. */
export function UsedPart({ limit }: { limit: KnownLimit }) {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const unit = useLimitUnit(limit.kind);
  const reach = reachOf(limit);
  return (
    <div className={styles.used}>
      <p className={styles.figures}>
        {t('limit.used', {
          used: formatMoney(limit.used, unit),
          amount: formatMoney(limit.amount, unit),
        })}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.share}
          data-reach={reach}
          style={{ inlineSize: `${shareOf(limit) * 100}%` }}
        />
      </div>
      {reach !== 'free' && (
        <p className={styles.notice} role="status">
          {t(`limit.${reach}`)}
        </p>
      )}
      <p className={styles.text}>
        {t('limit.restarts', { when: formatDateTime(limit.endsAt, language) })}
      </p>
    </div>
  );
}

import { formatDateTime, useLanguage } from '@lobby/i18n';
import { useExclusionEnd } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import { Help } from './help';
import styles from './safer-play.module.css';

/** Page after a self-exclusion: its effects and where to get help. No way to play or pay. */
export function ClosedScreen() {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const end = useExclusionEnd();
  return (
    <div className={styles.page}>
      <h2 className={styles.head}>{t('closed.head')}</h2>
      <p className={styles.text}>{t('closed.text')}</p>
      {end !== null && (
        <p className={styles.text}>
          {end === 'PERMANENT'
            ? t('closed.forGood')
            : t('closed.until', { until: formatDateTime(end, language) })}
        </p>
      )}
      <p className={styles.text}>{t('closed.money')}</p>
      <Help />
    </div>
  );
}

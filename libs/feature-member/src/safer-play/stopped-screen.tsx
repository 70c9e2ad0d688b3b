import { PATHS } from '@lobby/core';
import { useProtection } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { ButtonLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Help } from './help';
import styles from './safer-play.module.css';

/** Page after Stop: end of the break, what stays possible, where to get help. No links to games. */
export function StoppedScreen() {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const { data } = useProtection();
  const until = data?.timeOut?.until;
  return (
    <div className={styles.page}>
      <h2 className={styles.head}>{t('stopped.head')}</h2>
      {until !== undefined && (
        <p className={styles.text}>
          {t('break.running', { until: formatDateTime(until, language) })}
        </p>
      )}
      <p className={styles.text}>{t('stopped.text')}</p>
      <ButtonLink to={PATHS.withdraw} variant="secondary">
        {t('stopped.withdraw')}
      </ButtonLink>
      <ButtonLink to={PATHS.saferPlay} variant="plain">
        {t('title')}
      </ButtonLink>
      <Help />
    </div>
  );
}

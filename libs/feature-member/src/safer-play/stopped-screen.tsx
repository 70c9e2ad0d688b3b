import { PATHS } from '@lobby/core';
import { protectionQuery } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { accessDenied, OWN_ACCOUNT, useViewer } from '@lobby/session';
import { ButtonLink } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Help } from './help';
import styles from './safer-play.module.css';

/** The page after Stop: until when the break runs, what stays possible, and who helps. Nothing of games. */
export function StoppedScreen() {
  const { t } = useTranslation('member-safer-play');
  const language = useLanguage();
  const own = accessDenied(OWN_ACCOUNT, useViewer()) === null;
  const { data } = useQuery({ ...protectionQuery, enabled: own });
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

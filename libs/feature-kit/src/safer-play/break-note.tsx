import { PATHS } from '@lobby/core';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './break-note.module.css';
import { useBreak } from './use-break';

/** During a break, says why a part of a page is closed and until when; otherwise renders nothing. */
export function BreakNote() {
  const { t } = useTranslation(['safer-play', 'errors']);
  const language = useLanguage();
  const pause = useBreak();
  if (pause === null) return null;
  const { until } = pause;
  return (
    <div className={styles.closed} role="status">
      <p>
        {until === undefined
          ? t('errors:error.account.excluded')
          : t('safer-play:break.closed', { until: formatDateTime(until, language) })}
      </p>
      <TextLink to={PATHS.saferPlay}>{t('safer-play:notice.open')}</TextLink>
    </div>
  );
}

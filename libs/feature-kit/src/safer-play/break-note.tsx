import { PATHS } from '@lobby/core';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { TextLink } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './break-note.module.css';
import { useBreak } from './use-break';

/**
 * During a break, says why a part of a page is closed and until when; otherwise empty. Always render it: screen readers
 * announce changes of an existing live region only.
 */
export function BreakNote() {
  const { t } = useTranslation(['safer-play', 'errors']);
  const language = useLanguage();
  const pause = useBreak();
  return (
    <div className={styles.place} role="status">
      {pause && (
        <div className={styles.closed}>
          <p>
            {pause.until === undefined
              ? t('errors:error.account.excluded')
              : t('safer-play:break.closed', { until: formatDateTime(pause.until, language) })}
          </p>
          <TextLink to={PATHS.saferPlay}>{t('safer-play:notice.open')}</TextLink>
        </div>
      )}
    </div>
  );
}

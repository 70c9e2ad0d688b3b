import { PATHS } from '@lobby/core';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { ButtonLink, EmptyState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Closure } from './own-limits';
import styles from './deposit.module.css';

/** Shown in place of the form in a break and at an own limit: until when, and the ways on. */
export function DepositClosed({ closure: { reason, until } }: { closure: Closure }) {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const text =
    until === undefined
      ? t('closed.forGood')
      : t(`closed.${reason}Text`, { until: formatDateTime(until, language) });
  return (
    <EmptyState
      title={t(`closed.${reason}`)}
      text={text}
      action={
        <div className={styles.ways}>
          <ButtonLink to={PATHS.saferPlay}>{t('safer.link')}</ButtonLink>
          <ButtonLink to={PATHS.withdraw} variant="secondary">
            {t('closed.withdraw')}
          </ButtonLink>
        </div>
      }
    />
  );
}

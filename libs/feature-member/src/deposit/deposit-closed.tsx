import { PATHS } from '@lobby/core';
import type { DepositClosure } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { ButtonLink, EmptyState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { DepositInDoubt } from './deposit-in-doubt';
import styles from './deposit.module.css';

/** Shown instead of the form during a break or at a deposit limit: its end, and links to continue. */
export function DepositClosed({ closure: { reason, until } }: { closure: DepositClosure }) {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const text =
    until === undefined
      ? t('closed.forGood')
      : t(`closed.${reason}Text`, { until: formatDateTime(until, language) });
  return (
    <>
      <DepositInDoubt />
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
    </>
  );
}

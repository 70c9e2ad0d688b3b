import { PATHS } from '@lobby/core';
import { formatTime, useLanguage } from '@lobby/i18n';
import { FailedLine, Skeleton } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AmountsEye } from './amounts-eye';
import { useBalance } from './use-balance';
import styles from './balance.module.css';

interface BalanceAmountProps {
  /** Name of the balance. */
  label: string;
  /** Says that it did not load. */
  failedText: string;
}

/** Total balance, which leads to the money view: hidden by its eye, with its time once it is stale. */
export function BalanceAmount({ label, failedText }: BalanceAmountProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { amount, failed, staleSince, refreshing, refresh } = useBalance();
  return (
    <div role="group" aria-label={label}>
      <div className={styles.head}>
        <span>{label}</span>
        <AmountsEye />
        {staleSince !== undefined && (
          <span className={styles.updated}>
            {t('balance.updated', { time: formatTime(staleSince, language) })}
          </span>
        )}
      </div>
      {failed ? (
        <FailedLine text={failedText} busy={refreshing} onRetry={refresh} />
      ) : (
        <Link
          to={PATHS.money}
          className={styles.amount}
          aria-label={[amount, t('balance.open')].filter(Boolean).join(', ')}
        >
          {amount ?? <Skeleton width="12rem" height="2rem" />}
        </Link>
      )}
    </div>
  );
}

interface WalletCardProps extends BalanceAmountProps {
  /** Links to what can be done with it. */
  children: ReactNode;
}

/** Balance with links to deposit and withdraw. */
export function WalletCard({ children, ...balance }: WalletCardProps) {
  return (
    <div className={styles.wallet}>
      <BalanceAmount {...balance} />
      <div className={styles.ways}>{children}</div>
    </div>
  );
}

import { PATHS } from '@lobby/core';
import { formatTime, useLanguage } from '@lobby/i18n';
import { ButtonLink, FailedLine, Skeleton } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHasScreen } from '../navigation/screen-list';
import { AmountsEye } from './amounts-eye';
import { useBalance } from './use-balance';
import styles from './balance.module.css';

interface BalanceAmountProps {
  /** Name of the balance. */
  label: string;
  /** Shown if the balance failed to load. */
  failedText: string;
}

/** Total balance, a link to the money view: hidden by its eye button, with its load time once stale. */
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
          aria-label={[amount, t('balance.open')].filter(Boolean).join(t('list.comma'))}
        >
          {amount ?? <Skeleton width="12rem" height="2rem" />}
        </Link>
      )}
    </div>
  );
}

interface WalletCardProps extends BalanceAmountProps {
  /** Texts of the links. */
  withdraw: string;
  deposit: string;
}

/** Balance with links to withdraw and deposit, if the app has these screens. */
export function WalletCard({ withdraw, deposit, ...balance }: WalletCardProps) {
  const hasScreen = useHasScreen();
  return (
    <div className={styles.wallet}>
      <BalanceAmount {...balance} />
      <div className={styles.ways}>
        {hasScreen(PATHS.withdraw) && (
          <ButtonLink to={PATHS.withdraw} variant="secondary">
            {withdraw}
          </ButtonLink>
        )}
        {hasScreen(PATHS.deposit) && <ButtonLink to={PATHS.deposit}>{deposit}</ButtonLink>}
      </div>
    </div>
  );
}

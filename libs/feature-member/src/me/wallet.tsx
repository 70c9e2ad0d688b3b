import { PATHS } from '@lobby/core';
import { AmountsEye, useBalance, useHasScreen } from '@lobby/feature-kit';
import { formatTime, useLanguage } from '@lobby/i18n';
import { ButtonLink, Card, FailedLine, Skeleton } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './me.module.css';

/** Total balance, which leads to the money view: hidden by its eye, with its time once it is stale. */
function Balance() {
  const { t } = useTranslation(['member-me', 'common']);
  const language = useLanguage();
  const { amount, failed, staleSince, refreshing, refresh } = useBalance();
  return (
    <div role="group" aria-label={t('wallet.balance')}>
      <div className={styles.walletHead}>
        <span>{t('wallet.balance')}</span>
        <AmountsEye />
        {staleSince !== undefined && (
          <span className={styles.updated}>
            {t('common:balance.updated', { time: formatTime(staleSince, language) })}
          </span>
        )}
      </div>
      {failed ? (
        <FailedLine text={t('wallet.failed')} busy={refreshing} onRetry={refresh} />
      ) : (
        <Link
          to={PATHS.money}
          className={styles.amount}
          aria-label={[amount, t('common:balance.open')].filter(Boolean).join(', ')}
        >
          {amount ?? <Skeleton width="12rem" height="2rem" />}
        </Link>
      )}
    </div>
  );
}

/** Balance with links to deposit and withdraw. */
export function WalletCard() {
  const { t } = useTranslation('member-me');
  const hasScreen = useHasScreen();
  return (
    <div className={styles.wallet}>
      <Balance />
      <div className={styles.ways}>
        {hasScreen(PATHS.withdraw) && (
          <ButtonLink to={PATHS.withdraw} variant="secondary">
            {t('wallet.withdraw')}
          </ButtonLink>
        )}
        {hasScreen(PATHS.deposit) && (
          <ButtonLink to={PATHS.deposit}>{t('wallet.deposit')}</ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Balance alone, for a page whose other parts lead to the money. */
export function BalanceCard() {
  return (
    <Card padded={false}>
      <div className={styles.balance}>
        <Balance />
      </div>
    </Card>
  );
}

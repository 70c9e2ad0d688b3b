import { PATHS } from '@lobby/core';
import { useHasScreen } from '@lobby/feature-kit';
import { formatMoney, formatTime, useLanguage } from '@lobby/i18n';
import { BALANCE_REFRESH_MS, useCurrencyOf, walletQuery } from '@lobby/session';
import { ButtonLink, Card, Eye, EyeOff, FailedLine, IconButton, Skeleton } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './me.module.css';

/** Stands for the digits of a hidden balance. */
const HIDDEN = '••••••';

/** Total balance: amount, when it was asked for, and a switch that hides it. */
function Balance() {
  const { t } = useTranslation('member-me');
  const language = useLanguage();
  const [hidden, setHidden] = useState(false);
  const wallet = useQuery({ ...walletQuery, refetchInterval: BALANCE_REFRESH_MS });
  const { data, dataUpdatedAt, isLoadingError, isFetching, refetch } = wallet;
  const currency = useCurrencyOf(data?.currencySymbol);
  if (isLoadingError)
    return (
      <FailedLine text={t('wallet.failed')} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <div role="group" aria-label={t('wallet.balance')}>
      <div className={styles.walletHead}>
        <span>{t('wallet.balance')}</span>
        <IconButton
          label={t(hidden ? 'wallet.show' : 'wallet.hide')}
          icon={hidden ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setHidden(!hidden)}
        />
        {data && (
          <span className={styles.updated}>
            {t('wallet.updated', { time: formatTime(dataUpdatedAt, language) })}
          </span>
        )}
      </div>
      <p className={styles.amount}>
        {hidden ? (
          <span role="img" aria-label={t('wallet.hidden')}>
            {HIDDEN}
          </span>
        ) : data && currency ? (
          formatMoney(data.balance, currency)
        ) : (
          <Skeleton width="12rem" height="2rem" />
        )}
      </p>
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

import { loginPath, PATHS } from '@lobby/core';
import { formatMoney } from '@lobby/i18n';
import { BALANCE_REFRESH_MS, useCurrencyOf, useSession, walletQuery } from '@lobby/session';
import { BalanceStrip, Button, LoginStrip } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './home.module.css';

/** Shown for a balance that did not load. */
const UNKNOWN = '–';

/** Largest share added to the interval at random, so that clients do not refresh in step. */
const JITTER = 0.1;

/** Refresh interval in ms (D1 §9). */
const randomRefreshMs = () => BALANCE_REFRESH_MS * (1 + JITTER * Math.random());

/** Balance with links to deposit and withdraw; for guests, links to log in and register (D1 §2). */
export function BalanceBlock() {
  const session = useSession();
  return session ? <MemberBalance name={session.userName} /> : <GuestStrip />;
}

function GuestStrip() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  return (
    <LoginStrip
      text={t('home.guest')}
      loginLabel={t('common:action.login')}
      loginTo={loginPath(pathname)}
      registerLabel={t('common:action.register')}
      registerTo={PATHS.register}
    />
  );
}

function MemberBalance({ name }: { name: string }) {
  const { t } = useTranslation(['shell', 'common']);
  // One interval per mount: a new one would restart the timer.
  const [refetchInterval] = useState(randomRefreshMs);
  const { data, isError, refetch } = useQuery({ ...walletQuery, refetchInterval });
  const currency = useCurrencyOf(data?.currencySymbol);
  return (
    <>
      <BalanceStrip
        name={name}
        amount={
          data && currency ? formatMoney(data.balance, currency) : isError ? UNKNOWN : undefined
        }
        groupLabel={t('home.balance')}
        depositLabel={t('home.deposit')}
        withdrawLabel={t('home.withdraw')}
        depositTo={PATHS.deposit}
        withdrawTo={PATHS.withdraw}
        settingsLabel={t('home.settings')}
        settingsTo={PATHS.settings}
      />
      {isError && (
        <p className={styles.note} role="alert">
          {t('home.balanceFailed')}
          <Button variant="plain" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </p>
      )}
    </>
  );
}

import { loginPath, PATHS } from '@lobby/core';
import { formatMoney } from '@lobby/i18n';
import { BALANCE_REFRESH_MS, useCurrency, useSession, walletQuery } from '@lobby/session';
import { BalanceStrip, Button, LoginStrip } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './home.module.css';

/** Largest share the refresh is moved by, so that phones opened together do not ask together. */
const JITTER = 0.1;

/** Moves with each answer; a hidden page does not ask (D1 §9). */
const nextRefresh = () => BALANCE_REFRESH_MS * (1 + JITTER * Math.random());

/** The account's balance with deposit and withdraw, or the way to log in (D1 §2). */
export function BalanceBlock() {
  const session = useSession();
  return session ? <MemberBalance name={session.userName} /> : <GuestStrip />;
}

function GuestStrip() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname, search } = useLocation();
  return (
    <LoginStrip
      text={t('home.guest')}
      loginLabel={t('common:action.login')}
      loginTo={loginPath(pathname + search)}
      registerLabel={t('common:action.register')}
      registerTo={PATHS.register}
    />
  );
}

function MemberBalance({ name }: { name: string }) {
  const { t } = useTranslation(['shell', 'common']);
  const currency = useCurrency();
  const { data, isError, refetch } = useQuery({ ...walletQuery, refetchInterval: nextRefresh });
  return (
    <>
      <BalanceStrip
        name={name}
        amount={data && formatMoney(data.balance, currency)}
        groupLabel={t('home.balance')}
        depositLabel={t('home.deposit')}
        withdrawLabel={t('home.withdraw')}
        depositTo={PATHS.deposit}
        withdrawTo={PATHS.withdraw}
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

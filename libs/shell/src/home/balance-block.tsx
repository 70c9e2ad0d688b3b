import { loginPath, PATHS } from '@lobby/core';
import { AmountsEye, useBalance } from '@lobby/feature-kit';
import { formatTime, useLanguage } from '@lobby/i18n';
import { useDepositClosed, useSession } from '@lobby/session';
import { BalanceStrip, Button, LoginStrip, useRetryAll } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './home.module.css';

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
  const language = useLanguage();
  const { amount, failed, staleSince, refresh } = useBalance();
  const retry = useRetryAll(refresh);
  const depositClosed = useDepositClosed();
  return (
    <>
      <BalanceStrip
        name={name}
        amount={amount}
        amountTo={PATHS.money}
        amountLabel={t('common:balance.open')}
        eye={<AmountsEye />}
        groupLabel={t('home.balance')}
        deposit={depositClosed ? undefined : { label: t('home.deposit'), to: PATHS.deposit }}
        withdrawLabel={t('home.withdraw')}
        withdrawTo={PATHS.withdraw}
        settingsLabel={t('home.settings')}
        settingsTo={PATHS.settings}
      />
      {(failed || staleSince !== undefined) && (
        <p className={styles.note} role={failed ? 'alert' : 'status'}>
          {failed && t('home.balanceFailed')}
          {staleSince !== undefined && (
            <span className={styles.age}>
              {t('common:balance.updated', { time: formatTime(staleSince, language) })}
            </span>
          )}
          <Button variant="plain" onClick={failed ? retry : refresh}>
            {t(failed ? 'common:action.retry' : 'common:refresh.action')}
          </Button>
        </p>
      )}
    </>
  );
}

import { loginPath, PATHS } from '@lobby/core';
import { signOut, useAccountType } from '@lobby/session';
import { Button, ButtonLink, EmptyState } from '@lobby/ui-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './real-money-only.module.css';

/**
 * Shows a screen to accounts with real money only; trial and virtual accounts get an explanation and alternatives (D1 §6).
 * Needs the labels of `forms`.
 */
export function RealMoneyOnly({ children }: { children: ReactNode }) {
  const type = useAccountType();
  if (type?.virtual) return <OtherAccount kind="virtual" />;
  return type?.name === 'trial' ? <OtherAccount kind="trial" /> : children;
}

/** Why the account has no real money, with links to log in, register or contact service. */
function OtherAccount({ kind }: { kind: 'trial' | 'virtual' }) {
  const { t } = useTranslation(['forms', 'common']);
  const { leaving, leaveFor } = useOtherAccount();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t(kind === 'trial' ? 'realMoney.title' : 'realMoney.noAccess')}
      text={t(`realMoney.${kind}`)}
      action={
        <div className={styles.ways}>
          <Button busy={leaving} onClick={() => leaveFor(loginPath(pathname + search))}>
            {t('common:action.login')}
          </Button>
          {kind === 'trial' ? (
            <Button variant="secondary" onClick={() => leaveFor(PATHS.register)}>
              {t('common:action.register')}
            </Button>
          ) : (
            <ButtonLink variant="secondary" to={PATHS.service}>
              {t('realMoney.service')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}

/** Ends the session, once, and opens a page where the user can switch to another account. */
function useOtherAccount() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  function leaveFor(to: string) {
    if (leaving) return;
    setLeaving(true);
    void signOut();
    void navigate(to, { replace: true });
  }
  return { leaving, leaveFor };
}

import { loginPath, PATHS } from '@lobby/core';
import { accountType, signOut, useSession } from '@lobby/session';
import { Button, ButtonLink, EmptyState } from '@lobby/ui-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './own-money.module.css';

/**
 * A screen for accounts with money of their own: a trial and a virtual account are told what to do instead (D1 §6).
 * Needs the labels of `forms`.
 */
export function OwnMoney({ children }: { children: ReactNode }) {
  const session = useSession();
  const type = session && accountType(session.type);
  if (type?.virtual) return <OtherAccount kind="virtual" />;
  return type?.name === 'trial' ? <OtherAccount kind="trial" /> : children;
}

/** Why the account has no money of its own, and the ways to one that has. */
function OtherAccount({ kind }: { kind: 'trial' | 'virtual' }) {
  const { t } = useTranslation(['forms', 'common']);
  const { leaving, leaveFor } = useOtherAccount();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t(kind === 'trial' ? 'ownMoney.title' : 'ownMoney.noAccess')}
      text={t(`ownMoney.${kind}`)}
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
              {t('ownMoney.service')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}

/** Ends the session, once, and opens a page where another account can be used. */
function useOtherAccount() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  async function leave(to: string) {
    setLeaving(true);
    // The session of this page has ended, whatever the platform answers.
    await signOut().catch(() => undefined);
    void navigate(to, { replace: true });
  }
  return { leaving, leaveFor: (to: string) => !leaving && void leave(to) };
}

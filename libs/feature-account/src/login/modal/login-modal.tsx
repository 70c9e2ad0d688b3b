import { loginPath, PATHS } from '@lobby/core';
import { loginPromptAtom, sessionStore, useSession } from '@lobby/session';
import { Button, ButtonLink, Sheet } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './login-modal.module.css';

/** Class of `body` while the modal is open (D1 §4). */
const BODY_CLASS = 'login-open';

/** Login modal over the current page, opened by `loginPromptAtom` (D1 §4). No-op when signed in. */
export function LoginModal() {
  const { t } = useTranslation(['account-login', 'common']);
  const [requested, setRequested] = useAtom(loginPromptAtom, { store: sessionStore });
  const session = useSession();
  const { pathname, search } = useLocation();
  const open = requested && session === null;
  const close = () => setRequested(false);

  useEffect(
    function markBody() {
      if (!open) return;
      document.body.classList.add(BODY_CLASS);
      return () => document.body.classList.remove(BODY_CLASS);
    },
    [open],
  );
  useEffect(
    // Reset on login: otherwise the modal would reopen after sign-out.
    function resetOnSession() {
      if (session !== null) setRequested(false);
    },
    [session, setRequested],
  );

  const login = loginPath(pathname + search);
  return (
    <Sheet open={open} onClose={close} title={t('ask.title')}>
      <p className={styles.text}>{t('ask.text')}</p>
      <div className={styles.answers}>
        <ButtonLink to={login} size="l" onClick={close}>
          {t('common:action.login')}
        </ButtonLink>
        <ButtonLink
          to={login.replace(PATHS.login, PATHS.register)}
          variant="secondary"
          size="l"
          onClick={close}
        >
          {t('common:action.register')}
        </ButtonLink>
        <Button variant="plain" onClick={close}>
          {t('ask.later')}
        </Button>
      </div>
    </Sheet>
  );
}

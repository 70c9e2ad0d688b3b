import { loginPath, PATHS } from '@lobby/core';
import { loginPromptAtom, sessionStore, useSession } from '@lobby/session';
import { Button, ButtonLink, Sheet } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './login-modal.module.css';

/** What the page's style and others may know it by while the modal is shown (D1 §4). */
const BODY_CLASS = 'login-open';

/** Asks a guest to log in without leaving the page; shown or hidden by a flag (D1 §4). */
export function LoginModal() {
  const { t } = useTranslation(['account-login', 'common']);
  const [asked, setAsked] = useAtom(loginPromptAtom, { store: sessionStore });
  const session = useSession();
  const { pathname, search } = useLocation();
  const open = asked && session === null;
  const close = () => setAsked(false);

  useEffect(
    function markBody() {
      if (!open) return;
      document.body.classList.add(BODY_CLASS);
      return () => document.body.classList.remove(BODY_CLASS);
    },
    [open],
  );
  useEffect(
    // Whoever has logged in meanwhile is not asked any more, nor after signing out again.
    function followSession() {
      if (session !== null) setAsked(false);
    },
    [session, setAsked],
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

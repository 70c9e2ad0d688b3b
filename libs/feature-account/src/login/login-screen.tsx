import { PATHS } from '@lobby/core';
import { whitelabelQuery } from '@lobby/session';
import { FailedState } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInFrame } from '../sign-in/sign-in-frame';
import { RedirectIfSignedIn } from '../sign-in/redirect-if-signed-in';
import { MethodTabs, type Method } from '../sign-in/method-tabs';
import { SwitchFormLink } from '../sign-in/switch-form-link';
import { TrialButton } from '../trial/trial-button';
import { LoginReasonLine } from './login-reason-line';
import { PasswordLogin } from './password/password-login';
import { rememberedMethod } from './remembered';

/** Shown when the code of a form failed to load; the other tab still works. */
function FormLoadFailed() {
  const { t } = useTranslation('common');
  return <FailedState title={t('failed.offline')} onRetry={() => location.reload()} />;
}

/** Imported when its tab is chosen: most users log in by password. */
const SmsLogin = lazy(async () => ({
  default: await import('./sms/sms-login').then(
    (login) => login.SmsLogin,
    () => FormLoadFailed,
  ),
}));

const METHODS: readonly Method[] = [
  {
    id: 'username',
    label: 'account-login:login.method.password',
    needs: null,
    Form: PasswordLogin,
  },
  {
    id: 'mobile',
    label: 'account-login:login.method.sms',
    needs: { flag: 'smsLogin' },
    Form: SmsLogin,
  },
];

/** The remembered method is the first tab shown (D1 §3). */
const rememberedTab = (): Method['id'] => (rememberedMethod() === 'sms' ? 'mobile' : 'username');

/** Login (D1 §2). Any session, new or existing, redirects to `landingPath`. */
export function LoginScreen() {
  const { t } = useTranslation(['account-login', 'common']);
  // Fetch now, not when idle: the flags decide which methods are on.
  useQuery(whitelabelQuery);
  const [first] = useState(rememberedTab);
  return (
    <SignInFrame title={t('login.title')}>
      <RedirectIfSignedIn />
      <LoginReasonLine />
      <MethodTabs label={t('login.methods')} methods={METHODS} first={first} />
      <TrialButton />
      <SwitchFormLink
        question={t('login.noAccount')}
        label={t('common:action.register')}
        to={PATHS.register}
      />
    </SignInFrame>
  );
}

export const Component = LoginScreen;

import { PATHS } from '@lobby/core';
import { whitelabelQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryFrame } from '../entry/entry-frame';
import { RedirectIfSignedIn } from '../entry/redirect-if-signed-in';
import { FormMissing } from '../entry/form-missing';
import { MethodTabs, type Method } from '../entry/method-tabs';
import { SwitchFormLink } from '../entry/switch-form-link';
import { TrialButton } from '../trial/trial-button';
import { PasswordLogin } from './password/password-login';
import { rememberedWay } from './remembered';

/** Loaded with its tab: most people have a password. */
const SmsLogin = lazy(async () => ({
  default: await import('./sms/sms-login').then(
    (login) => login.SmsLogin,
    () => FormMissing,
  ),
}));

const METHODS: readonly Method[] = [
  {
    id: 'password',
    label: 'account-login:login.method.password',
    needs: null,
    Form: PasswordLogin,
  },
  {
    id: 'sms',
    label: 'account-login:login.method.sms',
    needs: { flag: 'smsLogin' },
    Form: SmsLogin,
  },
];

/** The remembered method comes first (D1 §3). */
const rememberedTab = () => (rememberedWay() === 'sms' ? 'sms' : 'password');

/** Login (D1 §2): any session, however it began, goes on to the page that required it. */
export function LoginScreen() {
  const { t } = useTranslation(['account-login', 'common']);
  // At once, not when the page is idle: the flags decide which methods are open.
  useQuery(whitelabelQuery);
  const [first] = useState(rememberedTab);
  return (
    <EntryFrame title={t('login.title')}>
      <RedirectIfSignedIn />
      <MethodTabs label={t('login.methods')} methods={METHODS} first={first} />
      <TrialButton />
      <SwitchFormLink
        question={t('login.noAccount')}
        label={t('common:action.register')}
        to={PATHS.register}
      />
    </EntryFrame>
  );
}

export const Component = LoginScreen;

import { lazy } from 'react';
import { FormMissing } from '../entry/form-missing';
import type { Method } from '../entry/method-tabs';
import { PasswordLogin } from './password/password-login';

/** Fetched with its tab: most people have a password. */
const SmsLogin = lazy(async () => ({
  default: await import('./sms/sms-login').then(
    (login) => login.SmsLogin,
    () => FormMissing,
  ),
}));

/** Ways to log in, in the order of the tabs (D1 §2). */
export const LOGIN_METHODS: readonly Method[] = [
  { id: 'password', label: 'login.method.password', needs: null, Form: PasswordLogin },
  { id: 'sms', label: 'login.method.sms', needs: { flag: 'smsLogin' }, Form: SmsLogin },
];

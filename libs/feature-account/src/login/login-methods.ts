import type { Method } from '../entry/method-tabs';
import { PasswordLogin } from './password/password-login';

/** Ways to log in, in the order of the tabs (D1 §2). */
export const LOGIN_METHODS: readonly Method[] = [
  { id: 'password', label: 'login.method.password', needs: null, Form: PasswordLogin },
];

import { api, type GrantedSession, type Registration } from '@lobby/api-client';
import { useFlag } from '@lobby/session';
import { useMemo } from 'react';
import type { FormShape } from './form-fields';

/** One way to register: what its form asks for beside the server's rules, and where it is sent (D1 §3). */
export interface RegistrationMethod extends FormShape {
  id: 'username' | 'mobile';
  send(registration: Registration): Promise<GrantedSession>;
}

export const BY_USER_NAME: RegistrationMethod = {
  id: 'username',
  always: ['username', 'password', 'confirmPassword'],
  never: [],
  send: (registration) => api.access.register(registration),
};

const PASSWORD = ['password', 'confirmPassword'];

/**
 * By mobile number: with a password where MOBILENUMPASSREG3 says so, with a code by SMS where
 * REGMOBVERF3 does, and with a code where neither does: something must open the account.
 */
export function byMobile(flags: { password: boolean; code: boolean }): RegistrationMethod {
  const code = flags.code || !flags.password;
  return {
    id: 'mobile',
    always: [
      'mobileNum',
      ...(code ? ['verificationCode'] : []),
      ...(flags.password ? PASSWORD : []),
    ],
    never: ['username', ...(flags.password ? [] : PASSWORD)],
    send: (registration) => api.access.registerByMobile(registration),
  };
}

/** Registration by mobile number as the platform's flags want it. */
export function useMobileMethod(): RegistrationMethod {
  const password = useFlag('registerByMobileWithPassword');
  const code = useFlag('verifyMobileAtRegistration');
  return useMemo(() => byMobile({ password, code }), [password, code]);
}

import { api, type GrantedSession, type Registration } from '@lobby/api-client';
import { useFlag } from '@lobby/session';
import { useMemo } from 'react';
import type { FormShape } from './form-fields';

/** A method of registration: its fields and its call (D1 §3). */
export interface RegistrationMethod extends FormShape {
  id: 'username' | 'mobile';
  send(registration: Registration): Promise<GrantedSession>;
}

/** By user name and password. */
export const BY_USER_NAME: RegistrationMethod = {
  id: 'username',
  always: ['username', 'password', 'confirmPassword'],
  never: [],
  send: (registration) => api.access.register(registration),
};

const PASSWORD = ['password', 'confirmPassword'];

/**
 * By mobile number: with a password if MOBILENUMPASSREG3 is on, with an SMS code if REGMOBVERF3 is on
 * or neither is, so that an account always has a credential.
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

/** `byMobile` under the current flags. */
export function useMobileMethod(): RegistrationMethod {
  const password = useFlag('registerByMobileWithPassword');
  const code = useFlag('verifyMobileAtRegistration');
  return useMemo(() => byMobile({ password, code }), [password, code]);
}

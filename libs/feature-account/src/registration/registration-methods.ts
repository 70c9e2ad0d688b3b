import type { Method } from '../entry/method-tabs';
import { UserNameRegistration } from './user-name/user-name-registration';

/** Ways to register, in the order of the tabs (D1 §2). */
export const REGISTRATION_METHODS: readonly Method[] = [
  {
    id: 'username',
    label: 'register.method.userName',
    needs: { flag: 'registerByUserName' },
    Form: UserNameRegistration,
  },
];

import type { Method } from '../entry/method-tabs';
import { BY_USER_NAME, useMobileMethod } from './methods';
import { Registration } from './registration';

const UserNameRegistration = () => <Registration method={BY_USER_NAME} />;

function MobileRegistration() {
  return <Registration method={useMobileMethod()} />;
}

/** Ways to register, in the order of the tabs; one alone has no tab (D1 §2, §4). */
export const REGISTRATION_METHODS: readonly Method[] = [
  {
    id: 'username',
    label: 'register.method.userName',
    needs: { flag: 'registerByUserName' },
    Form: UserNameRegistration,
  },
  {
    id: 'mobile',
    label: 'register.method.mobile',
    needs: { flag: 'registerByMobile' },
    Form: MobileRegistration,
  },
];

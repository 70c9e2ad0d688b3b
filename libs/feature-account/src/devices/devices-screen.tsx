import { useFlag } from '@lobby/session';
import styles from './devices.module.css';
import { PasskeyList } from './passkey-list';
import { SessionList } from './session-list';

/** Ways in: the account's passkeys, where the brand has them, and the devices that are signed in (decisions 65 and 66). */
export function DevicesScreen() {
  const passkeys = useFlag('passkey');
  return (
    <div className={styles.page}>
      {passkeys && <PasskeyList />}
      <SessionList />
    </div>
  );
}

export const Component = DevicesScreen;

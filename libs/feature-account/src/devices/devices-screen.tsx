import { useFlag } from '@lobby/session';
import styles from './devices.module.css';
import { PasskeyList } from './passkey-list';
import { SessionList } from './session-list';

/** The account's passkeys, if the brand has them, and the signed-in devices (decisions 65 and 66). */
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

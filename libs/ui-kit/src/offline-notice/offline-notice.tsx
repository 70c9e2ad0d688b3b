import { Offline } from '../icons/icons';
import styles from './offline-notice.module.css';

/** Says that the network is gone; what is on the screen stays usable. */
export function OfflineNotice({ text }: { text: string }) {
  return (
    <p className={styles.notice} role="status">
      <Offline size={20} />
      {text}
    </p>
  );
}

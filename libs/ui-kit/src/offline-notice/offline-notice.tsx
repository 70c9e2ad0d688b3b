import { Offline } from '../icons/icons';
import styles from './offline-notice.module.css';

/** A line that announces that the network is lost; the screen stays usable. */
export function OfflineNotice({ text }: { text: string }) {
  return (
    <p className={styles.notice} role="status">
      <Offline size={20} />
      {text}
    </p>
  );
}

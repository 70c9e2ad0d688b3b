import { Offline } from '../icons/icons';
import styles from './offline-notice.module.css';

interface OfflineNoticeProps {
  /** Whether the network is lost. Mount the notice before: text that mounts with its live region is not announced. */
  shown: boolean;
  text: string;
}

/** A line that announces that the network is lost; the screen stays usable. */
export function OfflineNotice({ shown, text }: OfflineNoticeProps) {
  return (
    <div role="status">
      {shown && (
        <p className={styles.notice}>
          <Offline size={20} />
          {text}
        </p>
      )}
    </div>
  );
}

import { Offline } from '../icons/icons';
import styles from './offline-notice.module.css';

interface OfflineNoticeProps {
  /** The network is lost. Render the notice before: what comes together with its live region is not read out. */
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

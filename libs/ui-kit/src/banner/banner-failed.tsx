import { Button } from '../button/button';
import { useRetryAll } from '../failed-state/use-retry-all';
import { Picture, type PictureSource } from '../picture/picture';
import { useKitWords } from '../words/words';
import { bannerClass } from './banner-class';
import styles from './banner.module.css';

interface BannerFailedProps {
  text: string;
  /** Picture shown instead of the slides. */
  picture: PictureSource;
  onRetry(): void;
  /** The retry is in progress. */
  busy?: boolean | undefined;
  compact?: boolean | undefined;
}

/** Replaces a Banner whose slides did not load: the same height, with a line and a retry button. */
export function BannerFailed({ text, picture, onRetry, busy, compact }: BannerFailedProps) {
  const words = useKitWords();
  const retry = useRetryAll(onRetry);
  return (
    <div className={bannerClass(compact)} role="alert">
      <div className={styles.rail}>
        <div className={styles.slide}>
          <div className={styles.face}>
            <span className={styles.art}>
              <Picture {...picture} alt="" loading="priority" />
            </span>
            <div className={`${styles.caption} ${styles.failed}`}>
              <p className={styles.text}>{text}</p>
              <Button variant="secondary" busy={busy} onClick={retry}>
                {words.retry}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

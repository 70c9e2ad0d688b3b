import { Button } from '../button/button';
import { Picture, type PictureSource } from '../picture/picture';
import { useKitWords } from '../words/words';
import { bannerClass } from './banner-class';
import styles from './banner.module.css';

interface BannerFailedProps {
  text: string;
  /** Stands for the slides' pictures. */
  picture: PictureSource;
  onRetry(): void;
  /** The retry is in progress. */
  busy?: boolean | undefined;
  compact?: boolean | undefined;
}

/** In place of a Banner whose slides did not load: as tall as it, with a line and a retry button. */
export function BannerFailed({ text, picture, onRetry, busy, compact }: BannerFailedProps) {
  const words = useKitWords();
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
              <Button variant="secondary" busy={busy} onClick={onRetry}>
                {words.retry}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

import { Picture, type PictureSource } from '../picture/picture';
import styles from './banner.module.css';

/** One slide of a Banner. */
export interface BannerSlideItem {
  id: string;
  title: string;
  text: string;
  picture: PictureSource;
  /** Makes the slide a button. */
  onOpen?: (() => void) | undefined;
  /** Path that `onOpen` opens, rendered as `data-leads-to` for prefetching. */
  leadsTo?: string | undefined;
}

interface BannerSlideProps {
  slide: BannerSlideItem;
  label: string;
  /** In view when the page opens: its picture loads first. */
  first: boolean;
  /** Out of view: inert for the keyboard and assistive technology. */
  away: boolean;
}

/** One slide; a button if it has `onOpen`. */
export function BannerSlide({ slide, label, first, away }: BannerSlideProps) {
  const inside = (
    <>
      <span className={styles.art}>
        <Picture {...slide.picture} alt="" loading={first ? 'priority' : 'lazyLast'} />
      </span>
      <span className={styles.caption}>
        <span className={styles.words}>
          <span className={styles.title}>{slide.title}</span>
          <span className={styles.text}>{slide.text}</span>
        </span>
      </span>
    </>
  );
  return (
    <div className={styles.slide} role="group" aria-label={label} inert={away}>
      {slide.onOpen ? (
        <button
          type="button"
          className={styles.face}
          onClick={slide.onOpen}
          data-leads-to={slide.leadsTo}
        >
          {inside}
        </button>
      ) : (
        <div className={styles.face}>{inside}</div>
      )}
    </div>
  );
}

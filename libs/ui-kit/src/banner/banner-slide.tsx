import { Picture } from '../picture/picture';
import type { BannerSlideItem } from './banner';
import styles from './banner.module.css';

interface BannerSlideProps {
  slide: BannerSlideItem;
  label: string;
  /** Stands in view when the page opens. */
  first: boolean;
  /** Not the slide in view: out of reach of the keyboard and of assistive technology. */
  away: boolean;
}

/** One slide: a press where it leads somewhere. */
export function BannerSlide({ slide, label, first, away }: BannerSlideProps) {
  const inside = (
    <>
      <span className={styles.art}>
        <Picture {...slide.picture} alt="" priority={first} />
      </span>
      <span className={styles.caption}>
        <span className={styles.title}>{slide.title}</span>
        <span className={styles.text}>{slide.text}</span>
      </span>
    </>
  );
  return (
    <div className={styles.slide} role="group" aria-label={label} inert={away}>
      {slide.onOpen ? (
        <button type="button" className={styles.face} onClick={slide.onOpen}>
          {inside}
        </button>
      ) : (
        <div className={styles.face}>{inside}</div>
      )}
    </div>
  );
}

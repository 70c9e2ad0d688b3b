import styles from './banner.module.css';
import small from './compact.module.css';

/** Class of a banner; a compact one is half as high, the same in every brand. */
export const bannerClass = (compact: boolean | undefined) =>
  compact ? `${styles.banner} ${small.compact}` : styles.banner;

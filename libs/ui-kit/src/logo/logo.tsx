import { useMemo } from 'react';
import { svgElements } from './markup';
import styles from './logo.module.css';

interface LogoProps {
  name: string;
  /** SVG content of the mark, drawn in a box of 28 x 28. */
  svg: string;
  /** `l` on screens that start with the logo. */
  size?: 'm' | 'l' | undefined;
}

/** The brand's mark and name. */
export function Logo({ name, svg, size = 'm' }: LogoProps) {
  const mark = useMemo(() => svgElements(svg), [svg]);
  return (
    <span className={styles.logo} data-size={size}>
      <svg viewBox="0 0 28 28" className={styles.mark} aria-hidden="true">
        {mark}
      </svg>
      {name}
    </span>
  );
}

import { useMemo } from 'react';
import { svgElements } from './markup';
import styles from './logo.module.css';

export interface LogoProps {
  name: string;
  /** The mark's drawing in a box of 28 x 28. */
  svg: string;
  /** `l` for the screens that open with it. */
  size?: 'm' | 'l' | undefined;
}

/** The brand's mark and word. */
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

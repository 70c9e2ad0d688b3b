import type { ComponentProps } from 'react';
import styles from './top-bar.module.css';

interface StickyHeadProps extends ComponentProps<'div'> {
  /** The header stands above it, and stays in view too. */
  belowBar?: boolean | undefined;
}

/** Keeps a list's search and tabs in view as one block, on screens that are high enough. */
export function StickyHead({ belowBar = false, ...rest }: StickyHeadProps) {
  return <div {...rest} className={styles.sticky} data-below-bar={belowBar} />;
}

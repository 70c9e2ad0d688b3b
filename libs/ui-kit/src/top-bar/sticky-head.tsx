import type { ComponentProps } from 'react';
import styles from './top-bar.module.css';

/** Keeps a list's search and tabs in view as one block below the `TopBar`, on screens that are high enough. */
export function StickyHead(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.sticky} data-sticky />;
}

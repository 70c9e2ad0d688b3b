import type { ReactNode } from 'react';
import { VisuallyHidden } from '../theme/visually-hidden';
import styles from './skeleton.module.css';

interface ShimmerProps {
  /** What is loading, for assistive technology. */
  label?: string | undefined;
  children: ReactNode;
}

/** One sheen that crosses everything inside; the blocks themselves are decoration. */
export function Shimmer({ label, children }: ShimmerProps) {
  return (
    <div className={styles.shimmer} role="status">
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../theme/visually-hidden';
import { useKitWords } from '../words/words';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string | undefined;
  height?: string | undefined;
  radius?: string | undefined;
}

/** A placeholder block in the shape of content that is loading. */
export function Skeleton({ width = '100%', height = '12px', radius = '6px' }: SkeletonProps) {
  return (
    <span
      className={styles.block}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}

interface ShimmerProps {
  /** Announced to assistive technology. Default: "Loading". */
  label?: string | undefined;
  children: ReactNode;
}

/**
 * Animates one sheen across all skeletons inside; announces the loading and hides the blocks from assistive technology.
 */
export function Shimmer({ label, children }: ShimmerProps) {
  const words = useKitWords();
  return (
    <div className={styles.shimmer} role="status">
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string | undefined;
  height?: string | undefined;
  radius?: string | undefined;
}

/** A block in the shape of what is on its way. */
export function Skeleton({ width = '100%', height = '12px', radius = '6px' }: SkeletonProps) {
  return (
    <span
      className={styles.block}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}

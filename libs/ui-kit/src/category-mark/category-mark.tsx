import { useId } from 'react';
import { MARKS, type MarkCategory } from './marks';
import styles from './category-mark.module.css';

/** The mark of a game category in the brand's two icon colours. */
export function CategoryMark({ category }: { category: MarkCategory }) {
  const id = useId();
  return (
    <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--icon-a)" />
          <stop offset="1" stopColor="var(--icon-b)" />
        </linearGradient>
      </defs>
      {MARKS[category](`url(#${id})`)}
    </svg>
  );
}

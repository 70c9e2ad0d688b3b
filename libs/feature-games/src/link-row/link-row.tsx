import { ButtonLink, Skeleton } from '@lobby/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import styles from './link-row.module.css';

interface LinkRowProps<T> {
  /** Accessible name of the row. */
  label: string;
  items: readonly T[];
  keyOf(item: T): string;
  addressOf(item: T): string;
  labelOf(item: T): string;
  icon?: ReactNode;
  /** Called before navigation; may prevent it. */
  onFollow?: (event: MouseEvent, address: string) => void;
}

/** Row of links that scrolls sideways. */
export function LinkRow<T>(props: LinkRowProps<T>) {
  const { label, items, keyOf, addressOf, labelOf, icon, onFollow } = props;
  return (
    <ul role="list" className={styles.row} aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <ButtonLink
            to={addressOf(item)}
            variant="secondary"
            onClick={(event) => onFollow?.(event, addressOf(item))}
          >
            {icon}
            {labelOf(item)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of a row of links. */
export function LinkRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="100%" height="48px" />
    </div>
  );
}

import { ButtonLink, Skeleton } from '@lobby/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import styles from './link-row.module.css';

interface LinkRowProps<T> {
  items: readonly T[];
  keyOf(item: T): string;
  addressOf(item: T): string;
  labelOf(item: T): string;
  icon?: ReactNode;
  /** Before the link is followed; may prevent it. */
  onFollow?: (event: MouseEvent, address: string) => void;
}

/** Links in a row that is scrolled sideways. */
export function LinkRow<T>({ items, keyOf, addressOf, labelOf, icon, onFollow }: LinkRowProps<T>) {
  return (
    <ul className={styles.row}>
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

/** A row of links that is not there yet. */
export function LinkRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="100%" height="48px" />
    </div>
  );
}

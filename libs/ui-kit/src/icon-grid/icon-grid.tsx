import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../theme/visually-hidden';
import styles from './icon-grid.module.css';

interface GridItem {
  label: string;
  icon: ReactNode;
  to: string;
  /** Number on the icon, such as unread messages; hidden at zero. */
  count?: number | undefined;
  /** Accessible text of the number, after the label. */
  countLabel?: string | undefined;
}

interface IconGridProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly GridItem[];
}

/** Links with an icon above their label, four in a row; fewer with large text. */
export function IconGrid({ label, items }: IconGridProps) {
  return (
    <ul role="list" className={styles.grid} aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <Link to={item.to} className={styles.link}>
            <span className={styles.box}>
              {item.icon}
              {!!item.count && (
                <span className={styles.count} aria-hidden="true">
                  {item.count}
                </span>
              )}
            </span>
            {item.label}
            {!!item.count && item.countLabel !== undefined && (
              <VisuallyHidden>{item.countLabel}</VisuallyHidden>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './bottom-bar.module.css';

interface BottomBarItem {
  to: string;
  label: string;
  icon: ReactNode;
  active: boolean;
  /** Number on the icon, such as unread messages; hidden at zero. */
  count?: number | undefined;
}

interface BottomBarProps {
  label: string;
  items: readonly BottomBarItem[];
}

/** Main navigation, fixed at the bottom of the column. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.item}
          aria-current={item.active ? 'page' : undefined}
        >
          <span className={styles.pill}>
            {item.icon}
            {!!item.count && <span className={styles.count}>{item.count}</span>}
          </span>
          <span className={styles.label}>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}

import type { PointerEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './bottom-bar.module.css';

export interface BottomBarItem {
  to: string;
  label: string;
  icon: ReactNode;
  active: boolean;
  /** A number on the icon, such as unread messages. */
  count?: number | undefined;
  onPointerDown?: PointerEventHandler<HTMLAnchorElement> | undefined;
}

export interface BottomBarProps {
  label: string;
  items: readonly BottomBarItem[];
}

/** The main destinations, fixed at the bottom of the column. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.item}
          aria-current={item.active ? 'page' : undefined}
          onPointerDown={item.onPointerDown}
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

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from '../icons/icons';
import styles from './rows.module.css';

interface RowsProps {
  label?: string | undefined;
  children: ReactNode;
}

/** A card of rows; its children are RowLinks. */
export function Rows({ label, children }: RowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowLinkProps {
  label: string;
  icon?: ReactNode;
  /** Current value, at the end of the row. */
  value?: ReactNode;
  to?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A 56 px row: a link with `to`, else a button. */
export function RowLink({ label, icon, value, to, onClick }: RowLinkProps) {
  const inside = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      <ChevronRight size={16} />
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={styles.row} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <Link to={to} className={styles.row} onClick={onClick}>
          {inside}
        </Link>
      )}
    </li>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from '../icons/icons';
import styles from './link-card.module.css';

interface LinkCardProps {
  label: string;
  /** A second line. */
  note?: string | undefined;
  icon: ReactNode;
  to: string;
  /** `outline`: the whole width, an outline and an arrow. Default: a tile. */
  look?: 'tile' | 'outline' | undefined;
}

/** A card that is a link: icon, label and a second line. */
export function LinkCard({ label, note, icon, to, look = 'tile' }: LinkCardProps) {
  return (
    <Link to={to} className={styles.card} data-look={look}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {look === 'outline' && <ChevronRight size={16} className={styles.arrow} />}
    </Link>
  );
}

/** Cards side by side; stacked if their texts need the width. */
export function LinkCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.cards} role="group" aria-label={label}>
      {children}
    </div>
  );
}

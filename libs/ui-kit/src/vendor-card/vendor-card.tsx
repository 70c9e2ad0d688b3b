import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './vendor-card.module.css';
import { VendorIcon } from './vendor-icon';

interface VendorCardsProps {
  label?: string | undefined;
  /** Cards 420 wide of a 750 design instead of 280 (D2 §2). */
  wide?: boolean | undefined;
  /** One row that scrolls sideways; the next card is partly visible. */
  row?: boolean | undefined;
  children: ReactNode;
}

/** A list of providers. */
export function VendorCards({ label, wide = false, row = false, children }: VendorCardsProps) {
  return (
    <ul role="list" className={styles.cards} aria-label={label} data-wide={wide} data-row={row}>
      {children}
    </ul>
  );
}

interface VendorCardProps extends Pick<LinkProps, 'to' | 'state' | 'onClick'> {
  name: string;
  /** Addresses of the mark, tried in this order. */
  icon: readonly string[];
  /** Reason why it cannot be opened; with it the card is not a link. */
  note?: string | undefined;
}

/** A provider with mark and name; links to its games. */
export function VendorCard({ name, icon, note, to, state, onClick }: VendorCardProps) {
  const content = (
    <>
      <VendorIcon name={name} addresses={icon} />
      <span className={styles.name}>{name}</span>
    </>
  );
  return (
    <li>
      {note === undefined ? (
        <Link className={styles.card} to={to} state={state} onClick={onClick}>
          {content}
        </Link>
      ) : (
        <div className={styles.card} data-closed>
          {content}
          <span className={styles.note}>{note}</span>
        </div>
      )}
    </li>
  );
}

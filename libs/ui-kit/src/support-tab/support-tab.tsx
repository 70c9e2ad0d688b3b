import { Link } from 'react-router-dom';
import { Headset } from '../icons/icons';
import styles from './support-tab.module.css';

export interface SupportTabProps {
  to: string;
  label: string;
}

/** Customer service, docked to the edge of the column above the bottom bar. */
export function SupportTab({ to, label }: SupportTabProps) {
  return (
    <Link to={to} className={styles.tab} aria-label={label}>
      <Headset />
    </Link>
  );
}

import { Link } from 'react-router-dom';
import { Headset } from '../icons/icons';
import styles from './support-tab.module.css';

interface SupportTabProps {
  to: string;
  label: string;
}

/** Link to customer service, docked to the column's edge above the bottom bar once the page is scrolled. */
export function SupportTab({ to, label }: SupportTabProps) {
  return (
    <Link to={to} className={styles.tab} aria-label={label}>
      <Headset />
    </Link>
  );
}

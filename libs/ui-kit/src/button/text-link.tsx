import { Link, type LinkProps } from 'react-router-dom';
import styles from './text-link.module.css';

/** A link in a line of its own or at the end of a row; 44 px high. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './news-list.module.css';

interface NewsListProps {
  label: string;
  children: ReactNode;
}

/** Things that were said, one card each; its children are NewsRows. */
export function NewsList({ label, children }: NewsListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface NewsRowProps {
  title: string;
  /** When it was said, as people read it. */
  when: string;
  /** How it begins, plain text. */
  text: string;
  /** Shows a dot, and says this. */
  unread?: string | undefined;
  to?: string | undefined;
  onOpen?: (() => void) | undefined;
  /** A control of its own beside the row. */
  action?: ReactNode;
}

/** One announcement or message, its title a heading: press anywhere on the card to read it whole. */
export function NewsRow({ title, when, text, unread, to, onOpen, action }: NewsRowProps) {
  return (
    <li className={styles.row} data-unread={unread !== undefined}>
      <div className={styles.inside}>
        <div className={styles.head}>
          {unread !== undefined && <span className={styles.dot} role="img" aria-label={unread} />}
          <h2 className={styles.title}>
            {to === undefined ? (
              <button type="button" className={styles.open} onClick={onOpen}>
                {title}
              </button>
            ) : (
              <Link to={to} className={styles.open} onClick={onOpen}>
                {title}
              </Link>
            )}
          </h2>
        </div>
        <p className={styles.when}>{when}</p>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  );
}

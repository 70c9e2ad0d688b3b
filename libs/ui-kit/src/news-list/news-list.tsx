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

/** One announcement or message: press it to read it whole. */
export function NewsRow({ title, when, text, unread, to, onOpen, action }: NewsRowProps) {
  const inside = (
    <>
      <span className={styles.head}>
        {unread !== undefined && <span className={styles.dot} role="img" aria-label={unread} />}
        <h2 className={styles.title}>{title}</h2>
      </span>
      <time className={styles.when}>{when}</time>
      <span className={styles.text}>{text}</span>
    </>
  );
  return (
    <li className={styles.row} data-unread={unread !== undefined}>
      {to === undefined ? (
        <button type="button" className={styles.open} onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <Link to={to} className={styles.open} onClick={onOpen}>
          {inside}
        </Link>
      )}
      {action}
    </li>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useKitWords } from '../words/words';
import styles from './news-list.module.css';

interface NewsListProps {
  label: string;
  children: ReactNode;
}

/** A list of announcements or messages; children are NewsRows. */
export function NewsList({ label, children }: NewsListProps) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface NewsRowProps {
  title: string;
  /** Formatted date. */
  when: string;
  /** Beginning of the content, plain text. */
  text: string;
  /** Shows a dot with an accessible name. */
  unread?: boolean | undefined;
  to?: string | undefined;
  onOpen?: (() => void) | undefined;
}

/** One announcement or message as a card; its title is a heading, the whole card opens it. */
export function NewsRow({ title, when, text, unread = false, to, onOpen }: NewsRowProps) {
  const words = useKitWords();
  return (
    <li className={styles.row} data-unread={unread}>
      <div className={styles.inside}>
        <div className={styles.head}>
          {unread && <span className={styles.dot} role="img" aria-label={words.unread} />}
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
    </li>
  );
}

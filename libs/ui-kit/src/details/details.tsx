import { useId, type ReactNode } from 'react';
import { CopyButton } from '../copy-button/copy-button';
import styles from './details.module.css';

interface DetailsProps {
  label?: string | undefined;
  children: ReactNode;
}

/** List of names and values; its children are `Detail`s. */
export function Details({ label, children }: DetailsProps) {
  return (
    <dl className={styles.details} aria-label={label}>
      {children}
    </dl>
  );
}

interface DetailProps {
  name: string;
  value: ReactNode;
  /** Adds a button that copies this text. */
  copy?: string | undefined;
}

/** A name and its value; a long value wraps. */
export function Detail({ name, value, copy }: DetailProps) {
  const nameId = useId();
  return (
    <div className={styles.row}>
      <dt id={nameId} className={styles.name}>
        {name}
      </dt>
      <dd className={styles.value}>
        <span>{value}</span>
        {copy !== undefined && <CopyButton text={copy} nameId={nameId} />}
      </dd>
    </div>
  );
}

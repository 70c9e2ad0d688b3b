import { useId, type ReactNode } from 'react';
import { CopyButton } from '../copy-button/copy-button';
import styles from './details.module.css';

interface DetailsProps {
  label?: string | undefined;
  children: ReactNode;
}

/** Names with their values, such as what an order consists of; its children are Details. */
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
  /** Text that a button beside the value copies. */
  copy?: string | undefined;
}

/** One name with its value; a long value wraps below it. */
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

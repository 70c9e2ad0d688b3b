import styles from './status-head.module.css';

interface StatusHeadProps {
  /** The platform's status code; failures have their own colour. */
  status: string;
  /** Text of the status. */
  title: string;
  /** Formatted amount. */
  amount?: string;
  /** Next step, or reason of the end. */
  texts: readonly string[];
  /** Formatted time of the status. */
  time?: string | undefined;
}

/** Status of a deposit, a withdrawal or an identity check; a live region. */
export function StatusHead({ status, title, amount, texts, time }: StatusHeadProps) {
  return (
    <div className={styles.head} data-state={status} role="status">
      <h2 className={styles.status}>{title}</h2>
      {amount !== undefined && <p className={styles.amount}>{amount}</p>}
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {time !== undefined && <p className={styles.time}>{time}</p>}
    </div>
  );
}

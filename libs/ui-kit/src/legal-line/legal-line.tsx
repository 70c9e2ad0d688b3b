import styles from './legal-line.module.css';

interface LegalLineProps {
  /** Minimum age, such as `18+`. */
  age: string;
  text: string;
}

/** The age limit in one line. */
export function LegalLine({ age, text }: LegalLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.age}>{age}</span>
      <span>{text}</span>
    </p>
  );
}

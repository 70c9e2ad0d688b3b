import styles from './legal-line.module.css';

export interface LegalLineProps {
  /** Such as `18+`. */
  age: string;
  text: string;
}

/** Who may play, in one line. */
export function LegalLine({ age, text }: LegalLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.age}>{age}</span>
      <span>{text}</span>
    </p>
  );
}

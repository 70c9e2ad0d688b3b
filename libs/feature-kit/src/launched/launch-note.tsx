import styles from './launched.module.css';

/** A line between bar and stage: what the platform tells beside a launched page. Renders nothing without a text. */
export function LaunchNote({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="note" className={styles.note}>
      {text}
    </p>
  );
}

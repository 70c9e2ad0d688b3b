import styles from './launched.module.css';

/** A line between bar and stage: what the platform tells beside a launched page, announced once it is there. */
export function LaunchNote({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={text ? styles.note : undefined}>
      {text}
    </div>
  );
}

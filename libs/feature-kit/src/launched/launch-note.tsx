import styles from './launched.module.css';

/** A note of the platform between bar and stage of a launched page; announced when it appears. */
export function LaunchNote({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={text ? styles.note : undefined}>
      {text}
    </div>
  );
}

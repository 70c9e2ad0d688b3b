import styles from './list.module.css';
import { QueryState, type QueryStateProps } from './query-state';

/** The page of one query: loading, failed with the reason, or loaded. */
export function QueryPage<Data>({ query, children }: QueryStateProps<Data>) {
  return (
    <QueryState query={query}>
      {(data) => <div className={styles.page}>{children(data)}</div>}
    </QueryState>
  );
}

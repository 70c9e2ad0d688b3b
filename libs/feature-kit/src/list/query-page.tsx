import styles from './list.module.css';
import { QueryState, type QueryStateProps } from './query-state';

/** `QueryState` with the layout of a page. */
export function QueryPage<Data>({ children, ...rest }: QueryStateProps<Data>) {
  return (
    <QueryState {...rest}>
      {(data) => <div className={styles.page}>{children(data)}</div>}
    </QueryState>
  );
}

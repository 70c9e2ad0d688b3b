import { useSearchParams } from 'react-router-dom';
import { useMounted } from '../wait/use-mounted';

/** New values of query parameters; undefined or an empty text removes one. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/** Copy of a query with some parameters changed. Keeps all others, such as `ft`, which hides the bottom bar (D2 §2). */
export function changedQuery(query: URLSearchParams, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

interface ChangeOptions {
  /** Scrolls to the top of the page: for choices in a sticky header. */
  toTop?: boolean;
}

/**
 * The query of the address and a function that changes its parameters: without a history entry; no-op after unmount, when
 * the query belongs to another page.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const mounted = useMounted();
  const change = (changes: QueryChanges, { toTop = false }: ChangeOptions = {}) => {
    if (!mounted.current) return;
    setQuery((before) => changedQuery(before, changes), {
      replace: true,
      preventScrollReset: !toTop,
    });
  };
  return { query, change };
}

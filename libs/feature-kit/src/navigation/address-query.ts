import { useSearchParams } from 'react-router-dom';
import { useMounted } from '../wait/use-mounted';

/** What parameters of a query become; undefined or an empty text removes one. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

/** A copy of a query with some parameters changed. All others stay, such as `ft`, which hides the bottom bar (D2 §2). */
export function withQuery(query: URLSearchParams, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

interface ChangeOptions {
  /** Scrolls to the start of the page: for what is chosen in a head that sticks. */
  toTop?: boolean;
}

/**
 * The query of the address, and how to change parameters of it: no step in history, and nothing after unmount, when the
 * query is another page's.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const mounted = useMounted();
  const change = (changes: QueryChanges, { toTop = false }: ChangeOptions = {}) => {
    if (!mounted.current) return;
    setQuery((before) => withQuery(before, changes), {
      replace: true,
      preventScrollReset: !toTop,
    });
  };
  return { query, change };
}

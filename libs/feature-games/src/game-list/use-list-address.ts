import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  listCategory,
  readList,
  writeList,
  type ListAddress,
  type ListChange,
} from './list-address';

interface ListAddressState {
  list: ListAddress;
  pathname: string;
  /** Takes the place of the address in history: back leads out of the list, not through its tabs. */
  change(change: ListChange): void;
  /** The address with a change, to come back to. */
  addressWith(change: ListChange): string;
}

/** The state of a list, which lives in its address. */
export function useListAddress(): ListAddressState {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const list = useMemo(
    () => ({ ...readList(query), category: listCategory(pathname, query) }),
    [pathname, query],
  );
  return {
    list,
    pathname,
    change: (change) =>
      setQuery((now) => writeList(now, change), { replace: true, preventScrollReset: true }),
    addressWith: (change) => {
      const search = writeList(query, change).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
  };
}

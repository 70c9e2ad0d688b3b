import { useMemo } from 'react';
import type { ListRequest } from './game-pages.query';

/** The request of a list; an emptied search box counts at once, not after the pause in typing. */
export function useListRequest(list: ListRequest, typed: string): ListRequest {
  const searching = typed.trim() !== '';
  return useMemo(() => (searching ? list : { ...list, name: '' }), [list, searching]);
}

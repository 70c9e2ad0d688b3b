import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readList, writeList } from '../game-list/list-address';
import { PagedGames } from '../game-pages/paged-games';
import { useListRequest } from '../game-pages/use-list-request';
import { useSearchText } from '../game-search/use-search-text';
import { AllGamesView } from './all-games-view';

/** Every game, and where unknown paths lead (D2 §2, decision 19). */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { name } = readList(query);
  const [typed, setTyped] = useSearchText(name, (text) =>
    setQuery((now) => writeList(now, { name: text }), { replace: true, preventScrollReset: true }),
  );
  const list = useMemo(
    () => ({ tab: 'all', category: undefined, vendorCode: undefined, name }) as const,
    [name],
  );
  return (
    <AllGamesView typed={typed} onType={setTyped}>
      <PagedGames
        request={useListRequest(list, typed)}
        typed={typed}
        onLeaveEmpty={() => setTyped('')}
      />
    </AllGamesView>
  );
}

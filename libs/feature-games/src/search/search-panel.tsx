import { memo } from 'react';
import { ResultAnnouncer } from '@lobby/feature-kit';
import { ProvidersRow } from '../home-rows/providers-row';
import { HotGamesBlock } from '../hot-games/hot-games-block';
import { RecentList } from './recent-list';
import type { RecentSearches } from './recent-searches';
import type { SearchActions } from './search-actions';
import { SearchResults } from './search-results';
import { useSearchResults } from './use-search-results';
import { useSpokenText } from './spoken-text';

interface SearchPanelProps {
  /** Text to show results for; behind the one in the box while these are computed. */
  text: string;
  /** Text in the address, which the platform is asked for. */
  settled: string;
  recent: RecentSearches;
  actions: SearchActions;
}

/** Recent searches, hot games and providers, shown while the box is empty. Stays mounted, so that a key renders less. */
const Suggestions = /* @__PURE__ */ memo(function Suggestions({
  recent,
  actions,
}: Pick<SearchPanelProps, 'recent' | 'actions'>) {
  return (
    <>
      <RecentList recent={recent} onSearch={actions.search} />
      <HotGamesBlock />
      <ProvidersRow />
    </>
  );
});

/** What stands below the search box; renders for a text, not for a key. */
export const SearchPanel = /* @__PURE__ */ memo(function SearchPanel(props: SearchPanelProps) {
  const { text, settled, recent, actions } = props;
  const results = useSearchResults(text, settled);
  const spoken = useSpokenText(results);
  return (
    <>
      <ResultAnnouncer list={text} result={spoken} />
      <div hidden={text !== ''}>
        <Suggestions recent={recent} actions={actions} />
      </div>
      {text !== '' && <SearchResults results={results} actions={actions} />}
    </>
  );
});

import { ResultAnnouncer } from '@lobby/feature-kit';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProvidersRow } from '../home-rows/providers-row';
import { HotGamesBlock } from '../hot-games/hot-games-block';
import { RecentList } from './recent-list';
import type { RecentSearches } from './recent-searches';
import type { SearchActions } from './search-actions';
import { SearchResults } from './search-results';
import { useSearchResults, type SearchResults as Results } from './use-search-results';

interface SearchPanelProps {
  /** Text of the displayed results; lags behind the field while they are computed. */
  text: string;
  /** Text in the address, which is sent to the platform. */
  settled: string;
  recent: RecentSearches;
  actions: SearchActions;
}

/** Recent searches, hot games and providers, shown while the field is empty. Stays mounted to keep typing fast. */
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

/** Content below the search field; renders per text, not per keystroke. */
export const SearchPanel = /* @__PURE__ */ memo(function SearchPanel(props: SearchPanelProps) {
  const { text, settled, recent, actions } = props;
  const results = useSearchResults(text, settled);
  const resultText = useResultText(results);
  return (
    <>
      <ResultAnnouncer list={text} result={resultText} />
      <div hidden={text !== ''}>
        <Suggestions recent={recent} actions={actions} />
      </div>
      {text !== '' && <SearchResults results={results} actions={actions} />}
    </>
  );
});

/** Announcement of the result; undefined while loading, empty if an alert reports it. */
function useResultText(results: Results): string | undefined {
  const { t } = useTranslation('games-search');
  const { text, games, vendors, hosts, pending, failed } = results;
  if (text === '' || failed) return '';
  const count = games.length + vendors.length + hosts.length;
  if (count > 0 && !pending) return t('found', { count });
  return pending ? undefined : t('nothing.title');
}

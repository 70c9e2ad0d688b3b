import { useTranslation } from 'react-i18next';
import type { SearchResults } from './use-search-results';

/** What a search came to, in a sentence; undefined until it is known, empty where an alert says it. */
export function useSpokenText(results: SearchResults): string | undefined {
  const { t } = useTranslation('games-search');
  const { text, games, vendors, hosts, pending, failed } = results;
  if (text === '' || failed) return '';
  const count = games.length + vendors.length + hosts.length;
  if (count > 0 && !pending) return t('found', { count });
  return pending ? undefined : t('nothing.title');
}

import type { Query } from '@tanstack/react-query';

/** First key parts of queries with public data: published pages may contain it, and the service worker caches it. */
const PUBLIC_KEYS: readonly unknown[] = [
  'hot',
  'games',
  'announcements',
  'settings',
  'whitelabel',
  'service-contacts',
  'register-settings',
  'field-rules',
  'countries',
  'merchant-text',
  'sponsors',
];

/** Whether a query's data is the same for everyone; false for captchas, sessions and the status. */
export const isPublic = ({ queryKey: [first] }: Pick<Query, 'queryKey'>): boolean =>
  PUBLIC_KEYS.includes(first);

/** Number of pages of a query's data; 1 if it is no list of pages. */
function pagesOf(data: unknown): number {
  const isPaged = typeof data === 'object' && data !== null && 'pageParams' in data;
  return isPaged && Array.isArray(data.pageParams) ? data.pageParams.length : 1;
}

/** Whether a public query may be refetched unasked: not a list of several pages, each of which would be a request. */
export const mayRefetch = (query: Query): boolean =>
  isPublic(query) && pagesOf(query.state.data) <= 1;

import type { Query } from '@tanstack/react-query';

/** First key parts of queries with public data: published pages contain it, and the service worker caches it. */
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
];

/** Whether a query's data is the same for everyone; false for captchas, sessions and the status. */
export const isPublic = ({ queryKey: [first] }: Pick<Query, 'queryKey'>): boolean =>
  PUBLIC_KEYS.includes(first);

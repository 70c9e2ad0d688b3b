import type { Query } from '@tanstack/react-query';

/** First parts of the keys of queries whose answers everyone may see: they are published, and kept by the service worker. */
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

/** Whether a query is the same for everyone: never a captcha's, a session's, or the status. */
export const isPublic = ({ queryKey: [first] }: Pick<Query, 'queryKey'>): boolean =>
  PUBLIC_KEYS.includes(first);

import { access } from './access/access';
import { announcements } from './announcements/announcements';
import type { Call } from './call';
import { games } from './games/games';
import { systemContent } from './system/content';
import { systemMerchant } from './system/merchant';

/**
 * Calls whose answers to guests the service worker may keep: what everyone is told, in a language and a brand. Never a
 * session's answers (a request with a token is not looked at), never the status, which must be true.
 */
export const PUBLIC_READS: readonly Call[] = [
  games.vendors,
  games.list,
  games.hot,
  announcements.list,
  systemMerchant.settings,
  systemMerchant.whitelabel,
  systemMerchant.country,
  systemMerchant.domainRoute,
  systemContent.page,
  systemContent.sponsors,
  access.registerSettings,
];

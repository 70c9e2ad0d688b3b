import { access } from './access/access';
import { announcements } from './announcements/announcements';
import type { Call } from './call';
import { games } from './games/games';
import { systemContent } from './system/content';
import { systemMerchant } from './system/merchant';

/**
 * Calls whose responses to guests the service worker may cache: identical for everyone in a language and brand. Never
 * caches a request with a token, nor the system status, which must be current.
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

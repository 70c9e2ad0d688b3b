import type { PageQueries } from '@lobby/feature-kit';
import { depositPageQueries } from './deposit/deposit.query';
import { pagesPageQueries } from './pages/pages.query';
import { promotionPageQueries } from './promotions/promotions.query';
import { withdrawPageQueries } from './withdraw/withdraw.query';
import { securityPageQueries } from './security/security.query';

/** Prefetched queries of this library's screens, by path. */
export const memberPageQueries: Readonly<Record<string, PageQueries>> = {
  ...depositPageQueries,
  ...pagesPageQueries,
  ...promotionPageQueries,
  ...withdrawPageQueries,
  ...securityPageQueries,
};

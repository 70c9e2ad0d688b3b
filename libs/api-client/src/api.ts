import { importChunk } from './import-chunk';

type AnyCall = (...args: never[]) => Promise<unknown>;
type CallsOf<M> = { [K in keyof M as M[K] extends AnyCall ? K : never]: M[K] };

/** Calls of one area; the first call imports its chunk. */
const lazyArea = <M extends object>(load: () => Promise<M>): CallsOf<M> =>
  new Proxy({} as CallsOf<M>, {
    get:
      (_target, name) =>
      async (...args: never[]) => {
        const area = (await importChunk(load)) as Record<PropertyKey, AnyCall | undefined>;
        return area[name]?.(...args);
      },
  });

/** Typed API client: `api.games.list({ category: 'RNG', page: 1 })`. Every call throws `ApiError`. */
export const api = {
  access: lazyArea(() => import('./access/access.api')),
  agent: lazyArea(() => import('./agent/agent.api')),
  announcements: lazyArea(() => import('./announcements/announcements.api')),
  deposit: lazyArea(() => import('./deposit/deposit.api')),
  games: lazyArea(() => import('./games/games.api')),
  myGames: lazyArea(() => import('./games/my-games.api')),
  lottery: lazyArea(() => import('./lottery/lottery.api')),
  member: lazyArea(() => import('./member/member.api')),
  orders: lazyArea(() => import('./orders/orders.api')),
  protection: lazyArea(() => import('./protection/protection.api')),
  reports: lazyArea(() => import('./reports/reports.api')),
  rewards: lazyArea(() => import('./rewards/rewards.api')),
  security: lazyArea(() => import('./security/security.api')),
  streams: lazyArea(() => import('./streams/streams.api')),
  merchant: lazyArea(() => import('./system/merchant.api')),
  system: lazyArea(() => import('./system/system.api')),
  wallet: lazyArea(() => import('./wallet/wallet.api')),
  withdraw: lazyArea(() => import('./withdraw/withdraw.api')),
};

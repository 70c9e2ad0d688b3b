import { fetchedChunk } from './fetched-chunk';

type Calls = Record<string, (...args: never[]) => Promise<unknown>>;

/** The calls of one area, loaded with the first of them. */
function lazyArea<M extends object>(
  load: () => Promise<M>,
): { [K in keyof M as M[K] extends Calls[string] ? K : never]: M[K] } {
  const loaded = new Map<PropertyKey, unknown>();
  return new Proxy({} as never, {
    get(_target, name) {
      const known = loaded.get(name);
      if (known) return known;
      const call = async (...args: unknown[]) => {
        const area = (await fetchedChunk(load)) as Record<
          PropertyKey,
          (...args: unknown[]) => Promise<unknown>
        >;
        return area[name]?.(...args);
      };
      loaded.set(name, call);
      return call;
    },
  });
}

/** The platform's calls in our words: `api.games.list({ category: 'RNG', page: 1 })`. Each throws `ApiError`. */
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

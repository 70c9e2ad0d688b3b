/**
 * Typical mix of calls by weight. `user` is the caller (guest without one); `input` may be a function of the
 * request number.
 * @typedef {{ weight: number, name: string, user?: string, input?: (n: number) => object, money?: true }} Question
 */

const CATEGORIES = ['', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'COCKFIGHT'];
const LANGUAGES = ['VI', 'EN', 'TW'];
const GROUPS = ['m_home', 'm_home', 'm_home', 'm_stream'];

/** @template T @param {readonly T[]} list @param {number} n @returns {T} */
const among = (list, n) => /** @type {T} */ (list[n % list.length]);

/** Page of games: mostly first pages, sometimes a search. @param {number} n */
const gamePage = (n) => ({
  gameType: among(CATEGORIES, n),
  pageNo: 1 + (n % 7 === 0 ? n % 12 : n % 2),
  pageSize: 25,
  platform: 'html5',
  language: among(LANGUAGES, n),
  ...(n % 10 === 0 ? { gameName: 'rong' } : {}),
});

/** @param {number} n */
const pageOf = (n) => ({ page: 1 + (n % 3), size: 20 });

/** @type {readonly Question[]} */
export const MIX = [
  { weight: 30, name: 'system.status' },
  { weight: 20, name: 'system.whitelabel' },
  { weight: 20, name: 'system.settings' },
  {
    weight: 30,
    name: 'games.hot',
    input: (n) => ({ platform: 'html5', language: among(LANGUAGES, n) }),
  },
  { weight: 160, name: 'games.list', input: gamePage },
  { weight: 20, name: 'games.vendors' },
  {
    weight: 40,
    name: 'announcements.list',
    user: 'player01',
    input: (n) => ({ types: 'B,PL,PU', groupName: among(GROUPS, n), platform: 'M' }),
  },
  { weight: 20, name: 'announcements.inbox', user: 'player01', input: pageOf },
  { weight: 30, name: 'streams.models', input: () => ({ active: 1 }) },
  { weight: 60, name: 'member.info', user: 'player01' },
  { weight: 90, name: 'wallet.balance', user: 'player01' },
  { weight: 30, name: 'member.unreadCount', user: 'vip01' },
  { weight: 30, name: 'games.favouriteIds', user: 'player01' },
  { weight: 20, name: 'games.recent', user: 'vip01', input: (n) => ({ page: 1 + (n % 2) }) },
  {
    weight: 20,
    name: 'games.launch',
    user: 'fresh01',
    input: () => ({
      launchMode: 'GLS',
      vendor: 'moonkoi',
      gameId: 'MOONKOI_1000',
      nodeId: '20001',
      freeplay: 1,
    }),
  },
  { weight: 20, name: 'wallet.transactions', user: 'player01', input: pageOf },
  { weight: 20, name: 'games.orders', user: 'vip01', input: pageOf },
  { weight: 10, name: 'reports.profitAndLoss', user: 'player01', input: pageOf },
  { weight: 15, name: 'deposit.banks', user: 'player01' },
  { weight: 10, name: 'deposit.promotions', user: 'player01' },
  { weight: 10, name: 'deposit.record', user: 'vip01', input: pageOf },
  {
    weight: 5,
    name: 'wallet.transfer',
    user: 'agent01',
    money: true,
    input: (n) => ({ from: n % 2 ? 'MAIN' : 'SAFE', to: n % 2 ? 'SAFE' : 'MAIN', amount: '1000' }),
  },
  { weight: 10, name: 'withdraw.settings', user: 'player01' },
  { weight: 10, name: 'rewards.vip', user: 'vip01' },
  { weight: 10, name: 'rewards.rewardList', user: 'player01', input: pageOf },
  { weight: 10, name: 'rewards.missions', user: 'player01' },
  { weight: 5, name: 'protection.limits', user: 'player01' },
  { weight: 5, name: 'protection.activity', user: 'player01' },
  { weight: 3, name: 'agent.teamCounters', user: 'general01' },
  { weight: 3, name: 'agent.teamSummary', user: 'agent01' },
  { weight: 3, name: 'agent.downline', user: 'general01', input: pageOf },
  { weight: 3, name: 'agent.teamBets', user: 'agent01', input: pageOf },
  { weight: 5, name: 'access.captcha' },
  {
    weight: 5,
    name: 'access.login',
    input: () => ({ type: 'username', username: 'fresh01', password: 'Play1234' }),
  },
];

import type { GameCategory } from './game-category';

/** Paths of the product (D1 §2, D2 §2). A screen's own route and every link to it read this table. */
export const PATHS = {
  home: '/m/home',
  allGames: '/m/allGame',
  gameList: '/m/gameList',
  slotGames: '/m/slot-games',
  liveGames: '/m/live-games',
  cardGames: '/m/poker-games',
  fishingGames: '/m/fishing-games',
  sportGames: '/m/sport-games',
  play: '/m/play',
  login: '/m/login',
  register: '/m/register',
  recover: '/m/forget',
  changePassword: '/m/changePsw',
  settings: '/m/set',
  announcements: '/m/message',
  announcement: '/m/messageDetail',
  notices: '/m/notice',
  trial: '/m/trail',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
  promotions: '/m/activity',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  me: '/m/mine',
  inbox: '/m/webEmail',
  service: '/m/service',
  feedback: '/m/feedback',
} as const;

/** Every address that shows Home at that very URL (decision 19). */
export const HOME_PATHS = ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'] as const;

const LIST_PATHS: Partial<Record<GameCategory, string>> = {
  RNG: PATHS.slotGames,
  LIVE: PATHS.liveGames,
  PVP: PATHS.cardGames,
  FISH: PATHS.fishingGames,
  SPORTS: PATHS.sportGames,
};

/** Address of a category's game list. */
export function gameListPath(category: GameCategory): string {
  return LIST_PATHS[category] ?? `${PATHS.gameList}?gameType=${category}`;
}

/** What an address needs to name, so that a game opens again after a reload. */
interface PlayTarget {
  vendorCode: string;
  nodeId: string;
  gameId: string;
  category: GameCategory;
}

/** Address of a vendor's games; the parameter's name is the documents' (D2 §2). */
export function vendorGamesPath(vendorCode: string): string {
  return `${PATHS.gameList}?vassalage=${encodeURIComponent(vendorCode)}`;
}

/** Address of the game shell for one game. */
export function playPath({ vendorCode, nodeId, gameId, category }: PlayTarget): string {
  const query = { vendor: vendorCode, game: nodeId, gameId, category };
  return `${PATHS.play}?${new URLSearchParams(query)}`;
}

/** Address of the login screen that comes back to `returnTo` afterwards (decision 20). */
export function loginPath(returnTo: string): string {
  const target = safeReturnPath(returnTo);
  return target === PATHS.home
    ? PATHS.login
    : `${PATHS.login}?${new URLSearchParams({ returnTo: target })}`;
}

/** A return address from an untrusted value; whatever would leave this origin is Home. */
export function safeReturnPath(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return PATHS.home;
  const origin = 'http://lobby.invalid';
  try {
    const url = new URL(value, origin);
    const inside = url.origin === origin && !url.pathname.startsWith('//');
    return inside ? url.pathname + url.search + url.hash : PATHS.home;
  } catch {
    return PATHS.home;
  }
}

import { safeUrl } from './safe-url.ts';

/** Paths of all screens (D1 §2, D2 §2), for routes and links. */
export const PATHS = {
  home: '/m/home',
  search: '/m/search',
  allGames: '/m/allGame',
  gameCenter: '/m/gameCenter',
  slotsCenter: '/m/slotsCenter',
  lottery: '/m/lottery',
  gameList: '/m/gameList',
  slotGames: '/m/slot-games',
  liveGames: '/m/live-games',
  cardGames: '/m/poker-games',
  fishingGames: '/m/fishing-games',
  sportGames: '/m/sport-games',
  play: '/m/play',
  liveStream: '/m/liveStream',
  room: '/m/liveStream/room',
  login: '/m/login',
  register: '/m/register',
  recover: '/m/forget',
  changePassword: '/m/changePsw',
  settings: '/m/set',
  devices: '/m/devices',
  announcements: '/m/message',
  announcement: '/m/messageDetail',
  orderNews: '/m/message/orders',
  notices: '/m/notice',
  trial: '/m/trail',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
  promotions: '/m/activity',
  promotion: '/m/activityDetail',
  promotionApplication: '/m/activity/template',
  deposit: '/m/voucherCenter',
  depositOrder: '/m/voucherCenter/order',
  withdraw: '/m/withdraw',
  withdrawOrder: '/m/withdraw/order',
  identity: '/m/withdraw/identity',
  wallets: '/m/wallets',
  money: '/m/money',
  bets: '/m/gameRecord',
  transactions: '/m/transaction/record',
  deposits: '/m/vouReport',
  withdrawals: '/m/withdrawReport',
  profitAndLoss: '/m/profitandloss',
  rebates: '/m/member/rebateReport',
  manualRebate: '/m/member/manualRebate',
  security: '/m/securityCenter',
  paymentPassword: '/m/securityCenter/paymentPassword',
  bankCards: '/m/securityCenter/cards',
  bindCard: '/m/securityCenter/card',
  securityQuestions: '/m/securityCenter/questions',
  bindMobile: '/m/securityCenter/mobile',
  setEmail: '/m/securityCenter/email',
  payeeName: '/m/securityCenter/payeeName',
  saferPlay: '/m/saferPlay',
  saferPlayLimit: '/m/saferPlay/limit',
  timeOut: '/m/saferPlay/timeOut',
  selfExclusion: '/m/saferPlay/selfExclusion',
  saferPlayClosed: '/m/saferPlay/closed',
  saferPlayStopped: '/m/saferPlay/stopped',
  me: '/m/mine',
  memberHome: '/m/member/home',
  myAccount: '/m/myAccount/index',
  inbox: '/m/webEmail',
  service: '/m/service',
  feedback: '/m/feedback',
  customer: '/m/customer',
  vip: '/m/member/benefits',
  mall: '/m/mall/mallHome',
  rewardsCentre: '/m/rewardCenter',
  invite: '/m/inviteFriends',
  missions: '/m/leaderBoard',
  download: '/m/download',
  sponsors: '/m/sponsor',
  sponsor: '/m/sponsor/detail',
  joinUs: '/m/joinUs',
  aboutUs: '/m/aboutUs',
  userAgreement: '/m/useragreement',
  officialSites: '/m/officialSites',
  activity: '/m/saferPlay/activity',
  selfAssessment: '/m/saferPlay/selfAssessment',
  agentCentre: '/m/agentCenter',
  agentNotices: '/m/member/notice',
  teamOverview: '/m/agent/team/overview',
  team: '/m/member/team',
  teamBets: '/m/teamBetting',
  teamProfitAndLoss: '/m/agent/team/pnl',
  agentRebate: '/m/member/agent/agentRebeat',
  teamRebate: '/m/member/teamRebate',
  openAccount: '/m/agentRegister',
  dividend: '/m/member/agent/agentDivident',
  redRain: '/m/redRain',
} as const;

/** Paths that show Home without a redirect (decision 19). */
export const HOME_PATHS = ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'] as const;

const LIST_PATHS: Readonly<Record<string, string>> = {
  UNKNOWN: PATHS.allGames,
  RNG: PATHS.slotGames,
  LIVE: PATHS.liveGames,
  PVP: PATHS.cardGames,
  FISH: PATHS.fishingGames,
  SPORTS: PATHS.sportGames,
  LOTT: PATHS.lottery,
};

/** Returns the path of the list that names a category in its query, by the category's code (D2 §2). */
export const gameListQueryPath = (category: string) => `${PATHS.gameList}?gameType=${category}`;

/** The list of every game: game type ALL (D2 §2, §4). */
export const ALL_GAMES_LIST = gameListQueryPath('ALL');

/** Returns the path of a category's game list, by the category's code: its own where it has one. */
export function gameListPath(category: string): string {
  return LIST_PATHS[category] ?? gameListQueryPath(category);
}

/** Adds a query to a path; none if it is empty. */
export function pathWith(
  path: string,
  query: URLSearchParams | Readonly<Record<string, string>>,
): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Returns a path whose screen hides the bottom bar (D1 §2). */
export const withoutBottomBar = (path: string) => pathWith(path, { ft: '0' });

/** Returns the path of a promotion. */
export const promotionPath = (id: string) => pathWith(PATHS.promotion, { id });

/** Parameters in the address of a game, so that a reload opens the same game. */
interface PlayTarget {
  vendorCode: string;
  /** Absent for the vendor's lobby (D2 §9). */
  nodeId?: string;
  /** Absent where only the platform's identifier is known, as in a banner. */
  gameId?: string;
  category?: string;
  /** For play money (D2 §3). */
  demo?: boolean;
  /** Code of the lottery to bet on. */
  lottery?: string;
}

/**
 * Returns the path of a vendor's games: all of them, or those of the list at a path. The documents name the parameter
 * (D2 §2).
 */
export function vendorGamesPath(vendorCode: string, list: string = PATHS.gameList): string {
  return `${list}${list.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vendorCode)}`;
}

/** Returns the path that plays a game, or opens the lobby of a vendor. */
export function playPath(target: PlayTarget): string {
  const { vendorCode, nodeId, gameId, category = 'UNKNOWN', demo, lottery } = target;
  const ids = { ...(nodeId && { game: nodeId }), ...(gameId && { gameId }) };
  const kind = { ...(lottery && { lottery }), ...(demo && { demo: '1' }) };
  return pathWith(PATHS.play, { vendor: vendorCode, ...ids, category, ...kind });
}

/** Returns the path of a deposit. */
export const depositOrderPath = (orderNo: string) => pathWith(PATHS.depositOrder, { orderNo });

export const withdrawOrderPath = (orderNo: string) => pathWith(PATHS.withdrawOrder, { orderNo });

export const roomPath = (hostId: string) => pathWith(PATHS.room, { host: hostId });

/** Returns the path of a chat with customer service, by the title of its contact. */
export const serviceChatPath = (title: string) => pathWith(PATHS.service, { chat: title });

/** Adds a return address to a path; omits Home, which is the default. */
function returningPath(path: string, returnTo: string): string {
  const target = safeReturnPath(returnTo);
  return target === PATHS.home ? path : pathWith(path, { returnTo: target });
}

/** Returns the path of the login screen, which returns to `returnTo` after login (decision 20). */
export const loginPath = (returnTo: string) => returningPath(PATHS.login, returnTo);

/** Returns the path of the change of password, which goes on to `returnTo` after it (decision 20). */
export const changePasswordPath = (returnTo: string) =>
  returningPath(PATHS.changePassword, returnTo);

/** Returns the path of the recovery of a password, which returns to `returnTo` after it. */
export const recoverPath = (returnTo: string) => returningPath(PATHS.recover, returnTo);

/** Parses a return path from an untrusted value; Home for anything that is not a path of this product. */
export function safeReturnPath(value: string | null | undefined): string {
  // Any origin will do: a return address is a path.
  const target = safeUrl('link', value ?? '', { pageOrigin: 'http://lobby.invalid' });
  return target.kind === 'inside' ? target.path : PATHS.home;
}

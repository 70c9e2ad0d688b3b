import { access } from './access/access';
import { agent } from './agent/agent';
import { announcements } from './announcements/announcements';
import { deposit } from './deposit/deposit';
import { games as gamesFirst } from './games/games';
import { gamesLottery } from './games/lottery';
import { gamesMine } from './games/mine';
import { gamesOrders } from './games/orders';
import { member } from './member/member';
import { protection } from './protection/protection';
import { reports } from './reports/reports';
import { rewards } from './rewards/rewards';
import { security } from './security/security';
import { streams } from './streams/streams';
import { system as systemFirst } from './system/system';
import { systemContent } from './system/content';
import { systemMerchant } from './system/merchant';
import { wallet } from './wallet/wallet';
import { withdraw } from './withdraw/withdraw';

/** The first page imports only `games.ts` and `system.ts`; this merges in the rest of both areas. */
const system = { ...systemFirst, ...systemMerchant, ...systemContent };
const games = { ...gamesFirst, ...gamesMine, ...gamesLottery, ...gamesOrders };

/** Every call of the platform, by area. */
export const contract = {
  access,
  agent,
  announcements,
  deposit,
  games,
  member,
  protection,
  reports,
  rewards,
  security,
  streams,
  system,
  wallet,
  withdraw,
};

export type Contract = typeof contract;

export { fold } from './fold';
export { cardName, oneLine, plainName, REAL_NAME } from './names';
export { PUBLIC_READS } from './public-reads';
export { ERROR_CODES, isErrorCode } from './error-codes';
export type { ErrorCode } from './error-codes';
export { ERROR_DETAILS } from './error-details';
export { envelope, openEnum, refusalValue, UNKNOWN } from './wire';
export type { Call, Answered, CallAnswer, CallInput, CallParsed, CallValue, Roles } from './call';
export { isFairUnder, RULE_BOOKS } from './protection/rule-books';
export type { RuleBook, RuleBookName } from './protection/rule-books';
export { rowRuleOf } from './strict-list';

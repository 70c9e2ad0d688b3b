import { access } from './access';
import { agent } from './agent';
import { announcements } from './announcements';
import { deposit } from './deposit';
import { games as gamesFirst } from './games';
import { gamesLottery } from './games-lottery';
import { gamesMine } from './games-mine';
import { gamesOrders } from './games-orders';
import { member } from './member';
import { protection } from './protection';
import { reports } from './reports';
import { rewards } from './rewards';
import { security } from './security';
import { streams } from './streams';
import { system as systemFirst } from './system';
import { systemMerchant } from './system-merchant';
import { wallet } from './wallet';
import { withdraw } from './withdraw';

/** The first page reads `games.ts` and `system.ts` alone, so the others are put beside them here. */
const system = { ...systemFirst, ...systemMerchant };
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

export { ERROR_CODES, isErrorCode } from './error-codes';
export type { ErrorCode } from './error-codes';
export { envelope, refusalValue } from './wire';
export type {
  Call,
  CallAnswer,
  CallInput,
  CallParsed,
  CallValue,
  ModuleId,
  MoneyCall,
  Who,
} from './call';
export { wireGame } from './games';

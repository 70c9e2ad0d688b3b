import { access } from './access';
import { announcements } from './announcements';
import { games } from './games';
import { member } from './member';
import { streams } from './streams';
import { system } from './system';

/** Every call of the platform, by area. */
export const contract = { access, announcements, games, member, streams, system };

export type Contract = typeof contract;

export { ERROR_CODES, isErrorCode } from './error-codes';
export type { ErrorCode } from './error-codes';
export { envelope, refusalValue } from './wire';
export type { Call, CallAnswer, CallInput, CallParsed, CallValue, ModuleId } from './call';
export { wireGame } from './games';

import type { ErrorCode } from '@lobby/api-client/contract';
import type { Texts } from '../../brands/brands';
import { ACCESS } from './access.data';
import { AGENT } from './agent.data';
import { GAMES } from './games.data';
import { MEMBER } from './member.data';
import { MONEY } from './money.data';
import { SYSTEM } from './system.data';

/** Messages of error codes, for logs and lists; clients use their own texts. */
export const MESSAGES: Readonly<Record<ErrorCode, Texts>> = {
  ...ACCESS,
  ...SYSTEM,
  ...GAMES,
  ...MONEY,
  ...MEMBER,
  ...AGENT,
};

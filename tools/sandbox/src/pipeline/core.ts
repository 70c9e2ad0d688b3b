import type { Db } from '../database/db';
import type { AnswerCache } from './answer-cache';
import type { CallLog } from './call-log';
import type { Refusal } from './refusal';

/** What every part of the sandbox shares. */
export interface Sandboxed {
  db: Db;
  calls: CallLog;
  answers: AnswerCache;
  /** The sandbox's clock, ms: the machine's plus what the control page shifted it by. */
  now(): number;
  /** Reports what should not happen and answers the refusal to give instead. */
  unexpected(error: unknown): Refusal;
  /** Tests and development: an answer that breaks the contract is an error. */
  strict: boolean;
}

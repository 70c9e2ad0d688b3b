import type { Db } from '../database/db';
import type { AnswerCache } from './answer-cache';
import type { CallLog } from './call-log';
import type { Refusal } from './refusal';

/** Shared state of the sandbox. */
export interface Sandboxed {
  db: Db;
  calls: CallLog;
  answers: AnswerCache;
  /** The sandbox's clock in ms: system time plus the control page's shift. */
  now(): number;
  /** Runs the jobs that are due; returns their number. */
  runDue(): number;
  /** Reports an unexpected error; returns the refusal to answer with. */
  unexpected(error: unknown): Refusal;
  /** Tests and development: throws on answers that violate the contract. */
  strict: boolean;
}

import type { Db } from '../database/db';

/** Kinds of scheduled jobs. */
export type JobKind =
  | 'affiliate-link.end'
  | 'bet.settle'
  | 'contracts.settle'
  | 'deposit.expire'
  | 'deposit.pay'
  | 'deposit.settle'
  | 'expired.purge'
  | 'points.send'
  | 'promotion.ready'
  | 'promotion.review'
  | 'promotions.weekly'
  | 'rebates.day'
  | 'service.answer'
  | 'team.commission'
  | 'withdrawal.step';

/**
 * Does a job. `subject` identifies the record (for example an order number), `at` is the due time in ms. Runs
 * once, in its own transaction.
 */
type Job = (db: Db, subject: string, at: number) => void;

export type Jobs = Readonly<Record<JobKind, Job>>;

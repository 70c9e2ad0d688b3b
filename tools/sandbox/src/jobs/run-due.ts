import type { Db } from '../database/db';
import { sandboxSetting, setSandboxSetting } from '../database/settings';
import type { JobKind, Jobs } from './job-kinds';
import { PERIODS_MS } from './periods.data';
import { schedule } from './schedule';

interface JobRow {
  id: number;
  kind: JobKind;
  subject: string;
  due_at: number;
}

interface Run {
  db: Db;
  jobs: Jobs;
  /** ms */
  now: number;
  /** Receives the error of a job that failed. */
  report(error: Error): void;
}

/** Batch size; small, because a job may schedule another that is due earlier. */
const AT_ONCE = 20;
/** Setting with the due time of the last job that ran, ms. */
const LAST_RUN = 'jobs.last-run';

/**
 * Runs all due jobs in order, before a call. Avoids timers and supports a shifted clock. A job that throws is
 * rolled back and moved to `failed_jobs`; it is reported after the others ran. Returns the number of jobs.
 */
export function runDue(run: Run): number {
  const { db, now } = run;
  const errors: Error[] = [];
  let ran = 0;
  for (let due = dueAt(db, now); due.length > 0; due = dueAt(db, now)) {
    ran += due.length;
    for (const job of due) {
      const error = runJob(run, job);
      if (error !== undefined) errors.push(error);
    }
  }
  errors.forEach(run.report);
  return ran;
}

/** Due time of the last job that ran, ms; 0 if none has. */
export const lastRunAt = (db: Db): number => sandboxSetting(db, LAST_RUN, 0);

const dueAt = (db: Db, now: number) =>
  db.all<JobRow>('SELECT * FROM jobs WHERE due_at <= ? ORDER BY due_at, id LIMIT ?', now, AT_ONCE);

/** Runs a job in a transaction; returns the error of one that failed. */
function runJob({ db, jobs, now }: Run, job: JobRow): Error | undefined {
  const { kind, subject } = job;
  try {
    db.transaction(() => {
      take(db, job);
      // A database of an older version may contain a removed kind.
      if (!(kind in jobs)) throw new Error('unknown job kind');
      jobs[kind](db, subject, job.due_at);
    });
    return undefined;
  } catch (cause) {
    setAside(db, job, now, String(cause));
    return new Error(`job ${kind} ${subject} failed: ${String(cause)}`, { cause });
  }
}

/** Removes a job from the queue; reschedules a periodic one. */
function take(db: Db, { id, kind, subject, due_at }: JobRow): void {
  const periods: Partial<Record<JobKind, number>> = PERIODS_MS;
  const period = periods[kind];
  db.run('DELETE FROM jobs WHERE id = ?', id);
  if (period !== undefined) schedule(db, kind, subject, due_at + period);
  setSandboxSetting(db, LAST_RUN, due_at);
}

function setAside(db: Db, job: JobRow, now: number, error: string): void {
  db.transaction(() => {
    take(db, job);
    db.run(
      'INSERT INTO failed_jobs (kind, subject, due_at, failed_at, error) VALUES (?, ?, ?, ?, ?)',
      job.kind,
      job.subject,
      job.due_at,
      now,
      error,
    );
  });
}

import type { Db } from '../database/db';
import type { JobKind, Jobs } from './job-kinds';

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
/** Maximum number of jobs per call; the next call runs the rest. */
const AT_MOST = 2_000;

/**
 * Runs all due jobs in order, before a call. Avoids timers and supports a shifted clock. A job that throws is
 * rolled back, moved to `failed_jobs` and reported; those after it run, at the next call if `report` throws.
 */
export function runDue(run: Run): void {
  const { db, now } = run;
  for (let due = dueAt(db, now), left = AT_MOST; due.length > 0 && left > 0; due = dueAt(db, now)) {
    left -= due.length;
    for (const job of due) runJob(run, job);
  }
}

const dueAt = (db: Db, now: number) =>
  db.all<JobRow>('SELECT * FROM jobs WHERE due_at <= ? ORDER BY due_at, id LIMIT ?', now, AT_ONCE);

function runJob({ db, jobs, now, report }: Run, job: JobRow): void {
  const { kind, subject } = job;
  try {
    db.transaction(() => {
      db.run('DELETE FROM jobs WHERE id = ?', job.id);
      // A database of an older version may hold a kind that is gone.
      if (!(kind in jobs)) throw new Error('unknown kind');
      jobs[kind](db, subject, job.due_at);
    });
  } catch (cause) {
    setAside(db, job, now, String(cause));
    report(new Error(`job ${kind} ${subject} failed: ${String(cause)}`, { cause }));
  }
}

function setAside(db: Db, { id, kind, subject, due_at }: JobRow, now: number, error: string): void {
  db.transaction(() => {
    db.run('DELETE FROM jobs WHERE id = ?', id);
    db.run(
      'INSERT INTO failed_jobs (kind, subject, due_at, failed_at, error) VALUES (?, ?, ?, ?, ?)',
      kind,
      subject,
      due_at,
      now,
      error,
    );
  });
}

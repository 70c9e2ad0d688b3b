import type { Db } from '../database/db';
import type { JobKind, Jobs } from './job-kinds';

interface JobRow {
  id: number;
  kind: JobKind;
  subject: string;
  due_at: number;
}

/** Batch size; small, because a job may schedule another that is due earlier. */
const AT_ONCE = 20;
/** Maximum number of jobs per call; the next call runs the rest. */
const AT_MOST = 2_000;

/** Runs all due jobs in order, before a call. Avoids timers and supports a shifted clock. */
export function runDue(db: Db, jobs: Jobs, now: number): void {
  for (let due = dueAt(db, now), left = AT_MOST; due.length > 0 && left > 0; due = dueAt(db, now)) {
    left -= due.length;
    doAll(db, jobs, due);
  }
}

const dueAt = (db: Db, now: number) =>
  db.all<JobRow>('SELECT * FROM jobs WHERE due_at <= ? ORDER BY due_at, id LIMIT ?', now, AT_ONCE);

function doAll(db: Db, jobs: Jobs, due: readonly JobRow[]): void {
  for (const job of due) {
    db.transaction(() => {
      db.run('DELETE FROM jobs WHERE id = ?', job.id);
      jobs[job.kind](db, job.subject, job.due_at);
    });
  }
}

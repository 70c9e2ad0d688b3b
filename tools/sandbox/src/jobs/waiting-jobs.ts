import type { Db } from '../database/db';

/** Job that waits. */
export interface WaitingJob {
  kind: string;
  subject: string;
  /** ms */
  dueAt: number;
}

/** Filter of jobs; a field left out fits all. */
export interface WantedJob {
  kind?: string | undefined;
  subject?: string | undefined;
}

/** Maximum number of jobs listed. */
const MOST = 100;

/** Jobs that wait, next first. */
export const waitingJobs = (db: Db, { kind, subject }: WantedJob): WaitingJob[] =>
  db.all<WaitingJob>(
    `SELECT kind, subject, due_at AS dueAt FROM jobs
     WHERE kind = coalesce(?, kind) AND subject = coalesce(?, subject)
     ORDER BY due_at, id LIMIT ?`,
    kind ?? null,
    subject ?? null,
    MOST,
  );

export const nextJob = (db: Db, wanted: WantedJob): WaitingJob | undefined =>
  waitingJobs(db, wanted)[0];

import type { Db } from '../database/db';

/** Pending job. */
export interface WaitingJob {
  kind: string;
  subject: string;
  /** ms */
  dueAt: number;
}

/** Filter of jobs; an omitted field matches all. */
export interface WantedJob {
  kind?: string | undefined;
  subject?: string | undefined;
}

/** Maximum number of jobs listed. */
const MAX_JOBS = 100;

/** Pending jobs, next due first. */
export const waitingJobs = (db: Db, { kind, subject }: WantedJob): WaitingJob[] =>
  db.all<WaitingJob>(
    `SELECT kind, subject, due_at AS dueAt FROM jobs
     WHERE kind = coalesce(?, kind) AND subject = coalesce(?, subject)
     ORDER BY due_at, id LIMIT ?`,
    kind ?? null,
    subject ?? null,
    MAX_JOBS,
  );

export const nextJob = (db: Db, wanted: WantedJob): WaitingJob | undefined =>
  waitingJobs(db, wanted)[0];

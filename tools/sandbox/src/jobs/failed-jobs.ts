import type { Db } from '../database/db';

/** Job that threw; its changes were rolled back. */
interface FailedJob {
  kind: string;
  subject: string;
  /** ms */
  dueAt: number;
  /** ms */
  failedAt: number;
  error: string;
}

/** Failed jobs, newest first, at most 50. */
export const failedJobs = (db: Db): FailedJob[] =>
  db.all<FailedJob>(
    `SELECT kind, subject, due_at AS dueAt, failed_at AS failedAt, error
     FROM failed_jobs ORDER BY id DESC LIMIT 50`,
  );

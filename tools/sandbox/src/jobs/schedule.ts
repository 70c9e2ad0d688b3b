import type { Db } from '../database/db';
import type { JobKind } from './job-kinds';

/** Schedules a job at a time of the sandbox's clock, in ms. */
export function schedule(db: Db, kind: JobKind, subject: string, dueAt: number): void {
  db.run('INSERT INTO jobs (kind, subject, due_at) VALUES (?, ?, ?)', kind, subject, dueAt);
}

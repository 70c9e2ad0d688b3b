import type { Db } from '../database/db';
import type { JobKind } from './run-due';

/** Lets something happen at a time of the sandbox's clock. */
export function schedule(db: Db, kind: JobKind, subject: string, dueAt: number): void {
  db.run('INSERT INTO jobs (kind, subject, due_at) VALUES (?, ?, ?)', kind, subject, dueAt);
}

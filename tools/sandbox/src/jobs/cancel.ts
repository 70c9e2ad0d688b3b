import type { Db } from '../database/db';
import type { JobKind } from './job-kinds';

/** Removes the pending jobs of a kind and subject. */
export function cancelJobs(db: Db, kind: JobKind, subject: string): void {
  db.run('DELETE FROM jobs WHERE kind = ? AND subject = ?', kind, subject);
}

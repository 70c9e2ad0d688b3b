import type { Db } from '../database/db';
import { JOBS } from './jobs';

export type JobKind = keyof typeof JOBS;

interface JobRow {
  id: number;
  kind: JobKind;
  subject: string;
  due_at: number;
}

/** So many in one go; the rest follow with the next call. */
const AT_ONCE = 200;

const jobs: Readonly<Record<string, (db: Db, subject: string, at: number) => void>> = JOBS;

/** Does what became due since the last call, in order: the sandbox needs no timers, and its clock may be shifted. */
export function runDue(db: Db, now: number): void {
  const due = db.all<JobRow>(
    'SELECT * FROM jobs WHERE due_at <= ? ORDER BY due_at, id LIMIT ?',
    now,
    AT_ONCE,
  );
  for (const job of due) {
    db.transaction(() => {
      db.run('DELETE FROM jobs WHERE id = ?', job.id);
      jobs[job.kind]?.(db, job.subject, job.due_at);
    });
  }
}

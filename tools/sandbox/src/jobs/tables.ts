/** Scheduled jobs and those that failed. */
export const JOB_TABLES = `
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX jobs_by_time ON jobs (due_at, id);
CREATE TABLE failed_jobs (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, due_at INTEGER NOT NULL,
  failed_at INTEGER NOT NULL, error TEXT NOT NULL
) STRICT;
`;

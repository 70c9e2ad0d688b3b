import Database from 'libsql';

/** Lock timeout, ms. */
const WAIT_MS = 90_000;

/**
 * Runs `work` under an exclusive lock file; after the timeout it runs
 * without the lock. The operating system releases the lock when the process exits or crashes.
 */
export function withFileLock(file: string, work: () => void): void {
  const lock = new Database(file);
  try {
    lock.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
    takeLock(lock);
    work();
  } finally {
    lock.close();
  }
}

function takeLock(lock: Database.Database): void {
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    // Running twice is better than not running.
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error;
  }
}

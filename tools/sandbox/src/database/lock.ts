import Database from 'libsql';

/** Milliseconds that one process waits for another's work. */
const WAIT_MS = 90_000;

/**
 * Runs `work` while no other process runs one under the same lock file; who has waited in vain goes on
 * without the lock. The operating system frees the lock of a process that ends, however it ends.
 */
export function exclusively(file: string, work: () => void): void {
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
    // Work twice is better than none.
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error;
  }
}

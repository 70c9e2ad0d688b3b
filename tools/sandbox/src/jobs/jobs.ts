import type { Db } from '../database/db';

/**
 * What happens by itself when its time comes: `subject` is what it happens to (an order's number),
 * `at` when it was due. Each runs in a transaction of its own, once.
 */
export const JOBS = {} satisfies Record<string, (db: Db, subject: string, at: number) => void>;

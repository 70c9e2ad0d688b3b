import type { Db } from '../database/db';

interface KeyRow {
  call: string;
  answer: string;
  at: number;
}

/** Order number in a stored answer, if any. */
function orderNoIn(answer: string): string | null {
  const value: unknown = JSON.parse(answer);
  if (typeof value !== 'object' || value === null || !('orderNo' in value)) return null;
  return typeof value.orderNo === 'string' ? value.orderNo : null;
}

/** Call and order of an idempotency key; undefined if unused. A refused call leaves its key unused. */
export function orderByKey(db: Db, userId: number, key: string) {
  const row = db.get<KeyRow>(
    'SELECT call, answer, at FROM answered_keys WHERE user_id = ? AND key = ?',
    userId,
    key,
  );
  if (row === undefined) return { found: false };
  return { found: true, call: row.call, orderNo: orderNoIn(row.answer), at: row.at };
}

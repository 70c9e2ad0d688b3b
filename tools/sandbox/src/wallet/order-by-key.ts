import type { Db } from '../database/db';

interface KeyRow {
  call: string;
  answer: string;
  at: number;
}

/** The order's number in an answer, if the call made an order. */
function orderNoIn(answer: string): string | null {
  const value: unknown = JSON.parse(answer);
  if (typeof value !== 'object' || value === null || !('orderNo' in value)) return null;
  return typeof value.orderNo === 'string' ? value.orderNo : null;
}

/** What a key of this person was spent on. A refused call leaves its key unused. */
export function orderByKey(db: Db, userId: number, key: string) {
  const row = db.get<KeyRow>(
    'SELECT call, answer, at FROM answered_keys WHERE user_id = ? AND key = ?',
    userId,
    key,
  );
  if (row === undefined) return { found: false };
  return { found: true, call: row.call, orderNo: orderNoIn(row.answer), at: row.at };
}

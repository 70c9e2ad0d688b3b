import type { Db } from '../database/db';
import type { Registration } from './registration';

/** Registration fields without a column of their own (D1 §3). */
const DETAILS = [
  'registerUrl',
  'registerMethod',
  'domain',
  'recommenderId',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const satisfies (keyof Registration)[];

/** Stores the optional fields of a registration. */
export function keepDetails(db: Db, userId: number, form: Registration): void {
  for (const field of DETAILS) {
    const value = form[field] ?? '';
    if (value === '') continue;
    db.run(
      'INSERT INTO registration_details (user_id, field, value) VALUES (?, ?, ?)',
      userId,
      field,
      value,
    );
  }
}

/** Optional fields of an account's registration, by name. */
export const detailsOf = (db: Db, userId: number): Record<string, string> =>
  Object.fromEntries(
    db
      .all<{ field: string; value: string }>(
        'SELECT field, value FROM registration_details WHERE user_id = ? ORDER BY field',
        userId,
      )
      .map(({ field, value }) => [field, value]),
  );

import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';
import { calendarRain, calendarRains, type Rain } from './calendar';
import { drawEnvelope } from './envelope';

export interface Envelope {
  event_id: string;
  amount: number;
  at: number;
}

const DAY_MS = 86_400_000;
const COLUMNS = 'id, start_at, end_at, total, left_over, per_user_max';

export type RainStatus = 'COMING' | 'OPEN' | 'EMPTY' | 'ENDED';

export function statusAt({ start_at, end_at, left_over }: Rain, now: number): RainStatus {
  if (now < start_at) return 'COMING';
  if (now >= end_at) return 'ENDED';
  return left_over === 0 ? 'EMPTY' : 'OPEN';
}

/** Rains of yesterday, today and tomorrow, earliest first. */
export function recentRains(db: Db, brand: Brand, now: number): Rain[] {
  const planned = calendarRains(brand, now);
  const kept = db.all<Rain>(
    `SELECT ${COLUMNS} FROM rains WHERE brand = ? AND start_at BETWEEN ? AND ?`,
    brand.code,
    Math.min(now - DAY_MS, planned[0]?.start_at ?? now),
    Math.max(now + DAY_MS, planned.at(-1)?.start_at ?? now),
  );
  const touched = new Set(kept.map(({ id }) => id));
  return [...kept, ...planned.filter(({ id }) => !touched.has(id))].sort(
    (a, b) => a.start_at - b.start_at || a.id.localeCompare(b.id),
  );
}

/** Rain by id. Throws `record.not.found` for another brand's id. */
export function rainById(db: Db, brand: Brand, id: string, now: number): Rain {
  const kept = db.get<Rain>(
    `SELECT ${COLUMNS} FROM rains WHERE id = ? AND brand = ?`,
    id,
    brand.code,
  );
  const rain = kept ?? calendarRain(brand, id, now);
  if (rain === undefined) throw refuse('record.not.found');
  return rain;
}

/** Envelopes of a user by rain. */
export function envelopesOf(db: Db, userId: number, rains: readonly Rain[]): Map<string, Envelope> {
  const found = db.all<Envelope>(
    `SELECT event_id, amount, at FROM rain_envelopes
     WHERE user_id = ? AND event_id IN (SELECT value FROM json_each(?))`,
    userId,
    JSON.stringify(rains.map(({ id }) => id)),
  );
  return new Map(found.map((envelope) => [envelope.event_id, envelope]));
}

/** Stores a rain: a calendar rain with its first envelope, or an additional one. */
export function keepRain(db: Db, brand: Brand, rain: Rain): void {
  db.run(
    'INSERT INTO rains (id, brand, start_at, end_at, total, left_over, per_user_max) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    rain.id,
    brand.code,
    rain.start_at,
    rain.end_at,
    rain.total,
    rain.left_over,
    rain.per_user_max,
  );
}

/**
 * Takes a user's envelope of a rain. Throws `record.not.found`, `rain.not.open`, `rain.taken` on the second
 * try, `reward.sold.out` when nothing is left.
 */
export function takeEnvelope(
  db: Db,
  brand: Brand,
  { eventId, userId, now }: { eventId: string; userId: number; now: number },
): Envelope {
  return db.transaction(() => {
    const rain = rainById(db, brand, eventId, now);
    if (envelopesOf(db, userId, [rain]).size > 0) throw refuse('rain.taken');
    const status = statusAt(rain, now);
    if (status === 'EMPTY') throw refuse('reward.sold.out');
    if (status !== 'OPEN') throw refuse('rain.not.open');
    keepRain(db, brand, rain);
    const amount = drawEnvelope(brand, rain);
    const orderNo = orderNumber('P', now);
    db.run('UPDATE rains SET left_over = left_over - ? WHERE id = ?', amount, rain.id);
    db.run(
      'INSERT INTO rain_envelopes (event_id, user_id, amount, order_no, at) VALUES (?, ?, ?, ?, ?)',
      rain.id,
      userId,
      amount,
      orderNo,
      now,
    );
    const key = `rain-${rain.id}`;
    const wallet = mainWallet(db, userId).id;
    post(db, wallet, { kind: 'RED_ENVELOPE', amount, reference: orderNo, key, now });
    return { event_id: rain.id, amount, at: now };
  });
}

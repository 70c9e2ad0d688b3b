import { userById } from '../accounts/users';
import { type BrandCode, brandOf } from '../brands/brands';
import { type Refusal, refuse } from '../calls/refusal';
import { hostById, type HostRow, timetableOf } from '../content/hosts';
import { type Broadcast, broadcastAt } from '../content/timetable';
import type { Db } from '../database/db';
import { assertNoBreak } from '../protection/rules';
import { toWire } from '../wallet/money';

/** Person who wants to enter a host's room. */
interface Visit {
  db: Db;
  brand: BrandCode;
  userId: number;
  host: HostRow;
  broadcast: Broadcast;
}

/** Host on air with the present broadcast. Throws `record.not.found`, `host.not.live`. */
export function hostOnAir(db: Db, brand: BrandCode, hostId: string, now: number) {
  const host = hostById(db, brand, hostId);
  if (host === undefined) throw refuse('record.not.found');
  const broadcast = broadcastAt(timetableOf(host), now);
  if (broadcast === undefined) throw refuse('host.not.live');
  return { host, broadcast };
}

/** Order that paid for a broadcast; undefined if there is none. */
export const ticketOf = ({ db, brand, userId, host, broadcast }: Visit) =>
  db.get<{ order_no: string; price: number }>(
    `SELECT order_no, price FROM room_tickets
     WHERE user_id = ? AND brand = ? AND host_id = ? AND broadcast_from = ?`,
    userId,
    brand,
    host.id,
    broadcast.from,
  );

const hasLevel = ({ db, userId }: Visit) => /[1-9]/.test(userById(db, userId)?.vip_label ?? '');

/** Price of a private room as shown. */
export const shownPrice = (brand: BrandCode, { price }: HostRow): string =>
  toWire(price ?? 0, brandOf(brand).currency.digits);

/** Admission check of each room type: a refusal, or undefined if admitted. */
const GATES: Readonly<Record<HostRow['room_type'], (visit: Visit) => Refusal | undefined>> = {
  normal: () => undefined,
  vip: (visit) => (hasLevel(visit) ? undefined : refuse('room.vip.only')),
  private: (visit) =>
    ticketOf(visit) === undefined
      ? refuse('room.not.paid', { fields: { price: shownPrice(visit.brand, visit.host) } })
      : undefined,
};

/**
 * Checks admission to a host's room, at the launch and at each request of its page. Throws
 * `account.excluded`, `record.not.found`, `host.not.live`, `room.vip.only`, `room.not.paid`.
 */
export function enterRoom(
  db: Db,
  { brand, userId, hostId }: { brand: BrandCode; userId: number; hostId: string },
  now: number,
) {
  assertNoBreak(db, userId, now);
  const { host, broadcast } = hostOnAir(db, brand, hostId, now);
  const refusal = GATES[host.room_type]({ db, brand, userId, host, broadcast });
  if (refusal !== undefined) throw refusal;
  return { host, broadcast };
}

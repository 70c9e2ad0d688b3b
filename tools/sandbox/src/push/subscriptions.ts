import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { User } from '../accounts/users';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { isEndpoint, isPoint } from './endpoints';
import { vapidKeys } from './vapid';

/** Maximum number of subscriptions per account; a further one replaces the oldest. */
const MAX_DEVICES = 10;

type Added = CallParsed<Contract['security']['addPush']>;
type Device = Pick<Added, 'loginDeviceId'>;

/** VAPID key, and this device's current endpoint. */
export function pushOf({ loginDeviceId }: Device, context: Context) {
  const { db } = context;
  const own = db.get<{ endpoint: string }>(
    'SELECT endpoint FROM push_subscriptions WHERE user_id = ? AND device = ?',
    signedIn(context).userId,
    loginDeviceId,
  );
  return { publicKey: vapidKeys(db).publicKey, endpoint: own?.endpoint ?? null };
}

function assertSound({ endpoint, p256dh }: Added, { url }: Context): void {
  const fields = {
    ...(!isEndpoint(endpoint, url) && { endpoint: 'of no known push service' }),
    ...(!isPoint(p256dh) && { p256dh: 'no point of the curve' }),
  };
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
}

/** Subscribes a device. Replaces subscriptions of other accounts with the same endpoint, because a browser has one. */
export function addPush(input: Added, context: Context): void {
  assertSound(input, context);
  const { db, now } = context;
  const { userId, token } = signedIn(context);
  const { loginDeviceId, endpoint, p256dh, auth } = input;
  db.transaction(() => {
    db.run(
      'DELETE FROM push_subscriptions WHERE endpoint = ? OR (user_id = ? AND device = ?)',
      endpoint,
      userId,
      loginDeviceId,
    );
    db.run(
      `INSERT INTO push_subscriptions (endpoint, user_id, device, token, p256dh, auth, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      endpoint,
      userId,
      loginDeviceId,
      token,
      p256dh,
      auth,
      now,
    );
    db.run(
      `DELETE FROM push_subscriptions WHERE user_id = ?1 AND endpoint NOT IN (
         SELECT endpoint FROM push_subscriptions WHERE user_id = ?1
         ORDER BY created_at DESC, rowid DESC LIMIT ${MAX_DEVICES})`,
      userId,
    );
  });
}

/** Unsubscribes a device. */
export function removePush({ loginDeviceId }: Device, context: Context): void {
  context.db.run(
    'DELETE FROM push_subscriptions WHERE user_id = ? AND device = ?',
    signedIn(context).userId,
    loginDeviceId,
  );
}

/** SQL condition: devices of a session, by its login or a subscription in it. */
const OF_SESSION = `(token = ?2 OR device = (SELECT device FROM sessions WHERE token = ?2))`;

/** Unsubscribes the devices of a session before its sign-out. */
export function endPushOf(db: Db, userId: number, token: string): void {
  db.run(`DELETE FROM push_subscriptions WHERE user_id = ?1 AND ${OF_SESSION}`, userId, token);
}

/** Unsubscribes the brand's other accounts from a device, because the new login may be another person's. */
export function endPushOfOthers(db: Db, user: User, device: string): void {
  db.run(
    `DELETE FROM push_subscriptions WHERE device = ? AND user_id <> ?
     AND (SELECT brand FROM users WHERE id = user_id) = ?`,
    device,
    user.id,
    user.brand,
  );
}

/** Unsubscribes every device except that of a session, after a password change. */
export function endPushExcept(db: Db, userId: number, keepToken = ''): void {
  db.run(
    `DELETE FROM push_subscriptions WHERE user_id = ?1 AND NOT coalesce(${OF_SESSION}, 0)`,
    userId,
    keepToken,
  );
}

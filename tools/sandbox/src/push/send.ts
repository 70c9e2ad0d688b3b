import type { Db } from '../database/db';
import { userById } from '../accounts/users';
import { flagIsOn } from '../platform/brand-settings';
import { isInBreak } from '../protection/rules';
import { ORDER_KINDS } from './push-paths.data';
import { vapidKeys } from './vapid';

interface Note {
  user_id: number;
  kind: string;
  path: string;
}

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Posts an encrypted message to a push service; same contract as `fetch`. */
export type Post = (request: Request) => Promise<Response>;

/** TTL in seconds of undelivered messages at the push service. */
const KEPT_S = 24 * 3600;

/** VAPID contact for operators of push services. */
const SUBJECT = 'mailto:push@lobby.example';

/** HTTP statuses of an unsubscribed endpoint. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** The Web Push library, loaded lazily because few tests need it. */
const webPush = async () => (await import('web-push')).default;

/** Whether the account's brand sends notifications. */
function isOpen(db: Db, userId: number): boolean {
  const user = userById(db, userId);
  return user !== undefined && flagIsOn(db, user.brand, 'WEBPUSH3');
}

/** Whether a notification may be sent; during a break only order changes are. */
const mayNotify = (db: Db, { user_id, kind }: Note, now: number) =>
  isOpen(db, user_id) && (ORDER_KINDS.has(kind) || !isInBreak(db, user_id, now));

async function requestFor(db: Db, { kind, path }: Note, { endpoint, ...keys }: Subscription) {
  const { generateRequestDetails } = await webPush();
  // Omit amounts and names, because a locked screen shows the text.
  const details = generateRequestDetails({ endpoint, keys }, JSON.stringify({ kind, path }), {
    vapidDetails: { subject: SUBJECT, ...vapidKeys(db) },
    TTL: KEPT_S,
    contentEncoding: 'aes128gcm',
  });
  return new Request(endpoint, {
    method: details.method,
    headers: details.headers as Record<string, string>,
    body: new Uint8Array(details.body ?? []),
  });
}

/** Sends queued notifications, each once without retry, because the inbox keeps the message. */
export async function sendPushes(db: Db, now: number, post: Post): Promise<void> {
  const notes = db.all<Note>('DELETE FROM push_outbox RETURNING user_id, kind, path');
  const sent = notes
    .filter((note) => mayNotify(db, note, now))
    .flatMap((note) =>
      db
        .all<Subscription>(
          'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = ?',
          note.user_id,
        )
        .map(async (subscription) => {
          const { status } = await post(await requestFor(db, note, subscription));
          if (!GONE.has(status)) return;
          db.run('DELETE FROM push_subscriptions WHERE endpoint = ?', subscription.endpoint);
        }),
    );
  await Promise.allSettled(sent);
}

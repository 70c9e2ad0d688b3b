import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import type { Db } from '../database/db';
import { SESSION_IDLE_MS } from '../accounts/sessions';
import { type Context, signedIn, type Viewer } from '../calls/context';
import { refuse } from '../calls/refusal';
import { imageType } from './image-type';

/** Purpose of an upload; valid for no other. */
export type UploadPurpose = 'ICON' | 'PROOF' | 'PROMOTION';

/** Maximum size of a decoded image in bytes, inclusive (decision 27). */
export const MOST_BYTES = 5_242_880;

const UPLOADING: Allowance = { kind: 'upload', most: 30, withinMs: 60 * 60_000 };

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** URL of an icon, which anybody may see. */
export const iconUrl = (id: string): string => `/cdn/upload/${id}`;

const seal = (token: string, id: string): string =>
  createHmac('sha256', token).update(id).digest('hex');

/**
 * URL of an upload for its owner. An icon's is public; any other is sealed with the session that asks, and ends
 * with it.
 */
export const ownUrl = (
  { id, purpose }: { id: string; purpose: UploadPurpose },
  { token }: Viewer,
): string => (purpose === 'ICON' ? iconUrl(id) : `${iconUrl(id)}?seal=${seal(token, id)}`);

/** Uploads of the caller, to be shown again. */
export const ownImages = (context: Context, ids: readonly string[]) => {
  const viewer = signedIn(context);
  return ids.map((id) => ({
    uploadId: id,
    url: ownUrl({ id, purpose: 'PROMOTION' }, viewer),
  }));
};

interface Image {
  type: string;
  bytes: Buffer;
}

function imageOf(data: string): Image {
  const bytes = BASE64.test(data) ? Buffer.from(data, 'base64') : Buffer.alloc(0);
  const type = bytes.length <= MOST_BYTES ? imageType(bytes) : undefined;
  if (type === undefined) throw refuse('upload.invalid');
  return { type, bytes };
}

/** Stores an image unchanged. Throws `upload.invalid`, `too.many.requests`. */
export function keepUpload(
  { purpose, data }: { purpose: UploadPurpose; data: string },
  context: Context,
): string {
  const { db, brand, now } = context;
  const { userId } = signedIn(context);
  const { type, bytes } = imageOf(data);
  const wait = takeAllowance(db, { brand: brand.code, subject: String(userId) }, UPLOADING, now);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
  const id = `up${randomBytes(16).toString('hex')}`;
  db.run(
    'INSERT INTO uploads (id, user_id, purpose, type, bytes, data, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    userId,
    purpose,
    type,
    bytes.length,
    data,
    now,
  );
  return id;
}

/** Throws `upload.invalid` unless all ids are uploads of this user for this purpose. */
export function assertUploads(
  db: Db,
  userId: number,
  ids: readonly string[],
  purpose: UploadPurpose,
): void {
  const known = ids.every(
    (id) =>
      db.get(
        'SELECT id FROM uploads WHERE id = ? AND user_id = ? AND purpose = ?',
        id,
        userId,
        purpose,
      ) !== undefined,
  );
  if (!known) throw refuse('upload.invalid');
}

interface Stored {
  user_id: number;
  purpose: UploadPurpose;
  type: string;
  data: string;
}

const SEAL = /^[0-9a-f]{64}$/;

/** Whether a seal was made with an open session of this user. */
function isSealed(db: Db, { userId, id, now }: { userId: number; id: string; now: number }, given: string) {
  if (!SEAL.test(given)) return false;
  const from = now - SESSION_IDLE_MS;
  return db
    .all<{ token: string }>(
      'SELECT token FROM sessions WHERE user_id = ? AND seen_at >= ?',
      userId,
      from,
    )
    .some(({ token }) => timingSafeEqual(Buffer.from(given), Buffer.from(seal(token, id))));
}

/** Uploaded image: an icon for everybody, any other by a URL of its owner. */
export function uploadedImage(
  db: Db,
  { id, sealed }: { id: string; sealed: string },
  now: number,
): (Image & { open: boolean }) | undefined {
  const row = db.get<Stored>('SELECT user_id, purpose, type, data FROM uploads WHERE id = ?', id);
  if (row === undefined) return undefined;
  const open = row.purpose === 'ICON';
  if (!open && !isSealed(db, { userId: row.user_id, id, now }, sealed)) return undefined;
  return { type: row.type, bytes: Buffer.from(row.data, 'base64'), open };
}

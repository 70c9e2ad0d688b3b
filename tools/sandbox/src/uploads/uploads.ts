import { randomBytes } from 'node:crypto';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { imageType } from './image-type';

/** Purpose of an upload; valid for no other. */
export type UploadPurpose = 'ICON' | 'PROOF' | 'PROMOTION' | 'KYC';

/** Maximum size of a decoded image in bytes, inclusive (decision 27). */
export const MOST_BYTES = 5_242_880;

const UPLOADING: Allowance = { kind: 'upload', most: 30, withinMs: 60 * 60_000 };

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** URL of an icon; other purposes have none. */
export const uploadUrl = (id: string): string => `/cdn/upload/${id}`;

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

/** Upload of any purpose, for the control page. */
export function uploadedImage(db: Db, id: string): Image | undefined {
  const row = db.get<{ type: string; data: string }>(
    'SELECT type, data FROM uploads WHERE id = ?',
    id,
  );
  return row && { type: row.type, bytes: Buffer.from(row.data, 'base64') };
}

/** Uploaded icon; other purposes are not public. */
export function uploadedIcon(db: Db, id: string): Image | undefined {
  const icon = db.get("SELECT id FROM uploads WHERE id = ? AND purpose = 'ICON'", id);
  return icon === undefined ? undefined : uploadedImage(db, id);
}

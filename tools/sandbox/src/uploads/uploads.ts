import { randomBytes } from 'node:crypto';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { limitOf } from '../platform/brand-settings';
import { imageType } from './image-type';

/** Purpose of an upload; valid for no other. */
export type UploadPurpose = 'ICON' | 'PROOF' | 'PROMOTION' | 'KYC';

/** Maximum size of a decoded image in bytes, inclusive (decision 27). */
export const MOST_BYTES = 5_242_880;

export const UPLOADING: Allowance = { kind: 'upload', most: 30, withinMs: 60 * 60_000 };

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** URL of an icon; the owner's address of any other upload begins with it (`own-images.ts`). */
export const uploadUrl = (id: string): string => `/cdn/upload/${id}`;

/** A stored image. */
export interface Image {
  type: string;
  bytes: Buffer;
}

function imageOf(data: string, most: number): Image {
  const bytes = BASE64.test(data) ? Buffer.from(data, 'base64') : Buffer.alloc(0);
  const type = bytes.length <= most ? imageType(bytes) : undefined;
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
  const { type, bytes } = imageOf(data, limitOf(db, brand.code, 'imageBytes', MOST_BYTES));
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

/** Image of an upload, unchanged. */
export function storedImage(db: Db, id: string, purpose?: UploadPurpose): Image | undefined {
  const row = db.get<{ type: string; data: string; purpose: UploadPurpose }>(
    'SELECT type, data, purpose FROM uploads WHERE id = ?',
    id,
  );
  if (row === undefined || row.purpose !== (purpose ?? row.purpose)) return undefined;
  return { type: row.type, bytes: Buffer.from(row.data, 'base64') };
}

/** Maximum number of uploads listed. */
const MOST_LISTED = 50;

/** Uploads at a brand, newest first. */
export const listedUploads = (db: Db, brand: BrandCode) =>
  db.all<{ uploadId: string; user: string; purpose: UploadPurpose; bytes: number; time: number }>(
    `SELECT p.id AS uploadId, u.name AS user, p.purpose, p.bytes, p.at AS time
     FROM uploads p JOIN users u ON u.id = p.user_id
     WHERE u.brand = ? ORDER BY p.at DESC, p.rowid DESC LIMIT ${MOST_LISTED}`,
    brand,
  );

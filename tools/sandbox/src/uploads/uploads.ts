import { randomBytes } from 'node:crypto';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { limitOf } from '../platform/brand-settings';
import { imageType, type ImageType } from './image-type';
import { type Image, reencode } from './reencode';

/** Purpose of an upload; valid for no other. */
export type UploadPurpose = 'ICON' | 'PROOF' | 'PROMOTION' | 'KYC' | 'FEEDBACK';

/** Maximum size of a decoded image in bytes, inclusive (decision 27). */
export const MAX_BYTES = 5_242_880;

export const UPLOADING: Allowance = { kind: 'upload', most: 30, withinMs: 60 * 60_000 };

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** URL of an icon; prefix of the owner's URL of any other upload (`own-images.ts`). */
export const uploadUrl = (id: string): string => `/cdn/upload/${id}`;

/** Decodes and re-encodes a base64 image. Throws `upload.invalid`. */
async function imageOf(data: string, most: number): Promise<Image> {
  const bytes = BASE64.test(data) ? Buffer.from(data, 'base64') : Buffer.alloc(0);
  const type = bytes.length <= most ? imageType(bytes) : undefined;
  const image = type && (await reencode(type, bytes));
  if (image === undefined) throw refuse('upload.invalid');
  return image;
}

/** Re-encodes and stores an image. Throws `upload.invalid`, `too.many.requests`. */
export async function keepUpload(
  { purpose, data }: { purpose: UploadPurpose; data: string },
  context: Context,
): Promise<string> {
  const { db, brand, now } = context;
  const { userId } = signedIn(context);
  const wait = takeAllowance(db, { brand: brand.code, subject: String(userId) }, UPLOADING, now);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
  const image = await imageOf(data, limitOf(db, brand.code, 'imageBytes', MAX_BYTES));
  return storeImage(image, purpose, context);
}

/** Stores an image of the caller; returns its id. */
export function storeImage(
  { type, bytes }: Image,
  purpose: UploadPurpose,
  context: Context,
): string {
  const { db, now } = context;
  const { userId } = signedIn(context);
  const id = `up${randomBytes(16).toString('hex')}`;
  db.run(
    'INSERT INTO uploads (id, user_id, purpose, type, bytes, data, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    userId,
    purpose,
    type,
    bytes.length,
    bytes.toString('base64'),
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

/** Stored image of an upload. */
export function storedImage(db: Db, id: string, purpose?: UploadPurpose): Image | undefined {
  const row = db.get<{ type: ImageType; data: string; purpose: UploadPurpose }>(
    'SELECT type, data, purpose FROM uploads WHERE id = ?',
    id,
  );
  if (row === undefined || row.purpose !== (purpose ?? row.purpose)) return undefined;
  return { type: row.type, bytes: Buffer.from(row.data, 'base64') };
}

/** Maximum number of uploads listed. */
const MAX_LISTED = 50;

/** Uploads at a brand, newest first. */
export const listedUploads = (db: Db, brand: BrandCode) =>
  db.all<{ uploadId: string; user: string; purpose: UploadPurpose; bytes: number; time: number }>(
    `SELECT p.id AS uploadId, u.name AS user, p.purpose, p.bytes, p.at AS time
     FROM uploads p JOIN users u ON u.id = p.user_id
     WHERE u.brand = ? ORDER BY p.at DESC, p.rowid DESC LIMIT ${MAX_LISTED}`,
    brand,
  );

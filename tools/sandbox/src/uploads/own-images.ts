import { createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_IDLE_MS } from '../accounts/sessions';
import type { Viewer } from '../calls/context';
import type { Db } from '../database/db';
import { storedImage, uploadUrl } from './uploads';
import type { Image } from './reencode';

/** Signature of an upload for a session; does not reveal the session's token. */
const markOf = (token: string, id: string): Buffer =>
  createHmac('sha256', token).update(id).digest();

/** Uploads as shown to their owner, with URLs that expire with the session. */
export const ownImages = ({ token }: Pick<Viewer, 'token'>, ids: readonly string[]) =>
  ids.map((uploadId) => ({
    uploadId,
    url: `${uploadUrl(uploadId)}/${markOf(token, uploadId).toString('hex')}`,
  }));

/** Image at an owner's URL; undefined unless signed for an active session of the owner. */
export function ownImageAt(
  db: Db,
  { id, mark }: { id: string; mark: string },
  now: number,
): Image | undefined {
  const given = Buffer.from(mark, 'hex');
  const sessions = db.all<{ token: string }>(
    `SELECT s.token FROM uploads u JOIN sessions s ON s.user_id = u.user_id
     WHERE u.id = ? AND s.seen_at >= ?`,
    id,
    now - SESSION_IDLE_MS,
  );
  const isOwner = sessions.some(({ token }) => {
    const expected = markOf(token, id);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOwner ? storedImage(db, id) : undefined;
}

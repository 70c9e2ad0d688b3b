import { randomBytes } from 'node:crypto';
import type { Context } from '../calls/context';

/** A challenge may wait this long for its answer: the browser offers passkeys as long as the login stands open. */
export const CHALLENGE_LIFE_MS = 15 * 60_000;

type Asked = Pick<Context, 'db' | 'brand' | 'now'>;

/** Issues a challenge to an account that makes a passkey, or to whoever wants to log in. */
export function issueChallenge({ db, brand, now }: Asked, userId: number | null): string {
  const challenge = randomBytes(32).toString('base64url');
  db.run(
    'INSERT INTO passkey_challenges (challenge, brand, user_id, expires_at) VALUES (?, ?, ?, ?)',
    challenge,
    brand.code,
    userId,
    now + CHALLENGE_LIFE_MS,
  );
  return challenge;
}

/** Whether a challenge was issued to this account, or to a login, at this brand. It is good for one answer. */
export function takeChallenge(
  { db, brand, now }: Asked,
  userId: number | null,
  challenge: string,
): boolean {
  const taken = db.run(
    `DELETE FROM passkey_challenges
     WHERE challenge = ? AND brand = ? AND user_id IS ? AND expires_at > ?`,
    challenge,
    brand.code,
    userId,
    now,
  );
  return taken === 1;
}

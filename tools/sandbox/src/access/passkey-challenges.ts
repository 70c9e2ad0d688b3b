import { randomBytes } from 'node:crypto';
import type { Context } from '../calls/context';

/** Lifetime of a challenge: long, because the browser offers passkeys while the login page is open. */
export const CHALLENGE_LIFE_MS = 15 * 60_000;

type Asked = Pick<Context, 'db' | 'brand' | 'now'>;

/** Issues a challenge to an account that creates a passkey (`userId`), or for a login (null). */
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

/** Consumes a challenge; returns whether it was issued to this account, or for a login, at this brand. */
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

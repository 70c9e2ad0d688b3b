import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Low cost on purpose: the sandbox's passwords are published. */
const COST = { N: 1024, r: 8, p: 1 };
const LENGTH = 32;
const derive = promisify<string, string, number, typeof COST, Buffer>(scrypt);

/** Password with composed letters: devices type `ậ` as one character, or as a letter and its marks. */
const composed = (password: string) => password.normalize('NFC');

/** Whether two typed passwords are the same. */
export const isSamePassword = (one: string, other: string): boolean =>
  composed(one) === composed(other);

const stored = (salt: string, key: Buffer) => `${salt}$${key.toString('hex')}`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(12).toString('hex');
  return stored(salt, await derive(composed(password), salt, LENGTH, COST));
}

/** Hashes with a fixed salt, for the deterministic seed. */
export function hashPasswordWithSalt(password: string, salt: string): string {
  return stored(salt, scryptSync(composed(password), salt, LENGTH, COST));
}

/** Verifies a password; takes equally long for a missing account (`undefined`) and a wrong password. */
export async function passwordMatches(password: string, hash: string | undefined) {
  const [salt = 'none', key = ''] = (hash ?? '').split('$');
  const given = await derive(composed(password), salt, LENGTH, COST);
  const known = Buffer.from(key, 'hex');
  return known.length === given.length && timingSafeEqual(given, known);
}

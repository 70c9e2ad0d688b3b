import { randomUUID } from 'node:crypto';
import type { MobileNumber } from '../accounts/mobile-numbers';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';

/** Lifetime of a token in seconds, as at the third party. */
export const TOKEN_LIFE_S = 3600;

/** Verified number. */
export interface ProvedPhone {
  brand: BrandCode;
  /** `+84912345601`. */
  phone: string;
  mobile: string;
  dialing: string;
}

export interface TokenRow extends ProvedPhone {
  token: string;
  issued_at: number;
  expires_at: number;
  used: number;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** User id of a number at the third party; stable. */
export const localIdOf = ({ brand, phone }: Pick<ProvedPhone, 'brand' | 'phone'>) =>
  Buffer.from(`${brand}${phone}`).toString('base64url');

/** Unsigned token, like an emulator's; validated by lookup only. */
function unsigned({ brand, phone }: ProvedPhone, nowS: number): string {
  const project = `demo-${brand}`;
  const user = localIdOf({ brand, phone });
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: nowS,
    iat: nowS,
    exp: nowS + TOKEN_LIFE_S,
    jti: randomUUID(),
    user_id: user,
    sub: user,
    phone_number: phone,
    firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Issues and stores a token for a verified number. */
export function issueToken(db: Db, proved: ProvedPhone, now: number): string {
  const token = unsigned(proved, Math.floor(now / 1000));
  const { brand, phone, mobile, dialing } = proved;
  db.run(
    'INSERT INTO phone_tokens (token, brand, phone, mobile, dialing, issued_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    token,
    brand,
    phone,
    mobile,
    dialing,
    now,
    now + TOKEN_LIFE_S * 1000,
  );
  return token;
}

/** Stored row of a token that has not expired. */
export function tokenRow(
  db: Db,
  brand: BrandCode,
  token: string,
  now: number,
): TokenRow | undefined {
  return db.get<TokenRow>(
    'SELECT * FROM phone_tokens WHERE token = ? AND brand = ? AND expires_at > ?',
    token,
    brand,
    now,
  );
}

/** Whether a token verifies this number and has not been used yet. */
export function matchToken(
  db: Db,
  brand: BrandCode,
  { token, mobile }: { token: string; mobile: MobileNumber },
  now: number,
): boolean {
  const row = tokenRow(db, brand, token, now);
  return row?.used === 0 && row.mobile === mobile.number && row.dialing === mobile.dialing;
}

/** Consumes a token; returns whether it was still valid. */
export function spendToken(db: Db, token: string): boolean {
  return db.run('UPDATE phone_tokens SET used = 1 WHERE token = ? AND used = 0', token) === 1;
}

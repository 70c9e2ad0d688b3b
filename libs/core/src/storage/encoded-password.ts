import { randomHex } from '../random-id';

/**
 * A password as a merchant's other clients store it (D1 §3): Base64 twice with a salt in between. This
 * is an encoding, not a protection: anyone who can read the storage can read the password (decision 10).
 */
export interface EncodedPassword {
  remPass: string;
  /** Salt of the other clients. */
  sass: string;
}

const SALT_BYTES = 8;

const toBase64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

const fromBase64 = (base64: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
  );

/** Encodes a password with a random salt. */
export function encodePassword(password: string): EncodedPassword {
  const sass = randomHex(SALT_BYTES);
  return { remPass: toBase64(toBase64(password) + sass), sass };
}

/** A record that may contain a password. */
type MaybeEncoded = Partial<Record<keyof EncodedPassword, string | undefined>> | null;

/** Whether a remembered login contains a password. */
export const hasPassword = (record: MaybeEncoded) => record?.remPass !== undefined;

/** Returns a remembered login without its password. */
export function withoutPassword<R extends NonNullable<MaybeEncoded>>(record: R) {
  const { remPass: _password, sass: _salt, ...rest } = record;
  return rest;
}

/** Returns the password; undefined if there is none or the record was changed. */
export function decodePassword(record: MaybeEncoded): string | undefined {
  const { remPass = '', sass = '' } = record ?? {};
  try {
    const salted = fromBase64(remPass);
    return sass !== '' && salted.endsWith(sass)
      ? fromBase64(salted.slice(0, -sass.length))
      : undefined;
  } catch {
    return undefined;
  }
}

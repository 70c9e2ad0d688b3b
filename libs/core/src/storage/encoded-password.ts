/**
 * How a merchant's other clients keep a password (D1 §3): Base64 twice, a salt in between. Anybody who
 * reads the storage reads the password: it is an encoding, not a protection (decision 10).
 */
export interface EncodedPassword {
  remPass: string;
  /** The salt. */
  sass: string;
}

const SALT_BYTES = 8;

const toBase64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

const fromBase64 = (base64: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
  );

export function encodePassword(password: string): EncodedPassword {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const sass = [...salt].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { remPass: toBase64(toBase64(password) + sass), sass };
}

type MayHold = Partial<Record<keyof EncodedPassword, string | undefined>> | null;

/** Whether a remembered login holds a password. */
export const holdsPassword = (record: MayHold) => record?.remPass !== undefined;

/** A remembered login without the password it may hold. */
export function withoutPassword<R extends NonNullable<MayHold>>(record: R) {
  const { remPass: _password, sass: _salt, ...rest } = record;
  return rest;
}

/** The password; nothing for a record that holds none, or was tampered with. */
export function decodePassword(record: MayHold): string | undefined {
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

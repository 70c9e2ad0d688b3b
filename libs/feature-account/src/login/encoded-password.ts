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

/** The password; nothing for a record that was tampered with. */
export function decodePassword({ remPass, sass }: EncodedPassword): string | undefined {
  try {
    const salted = fromBase64(remPass);
    return sass !== '' && salted.endsWith(sass)
      ? fromBase64(salted.slice(0, -sass.length))
      : undefined;
  } catch {
    return undefined;
  }
}

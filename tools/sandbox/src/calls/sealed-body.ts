import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const IV_BYTES = 16;
const SEAL_BYTES = 32;

/** Splits the key: first half for the cipher, second half for the HMAC. */
function keysOf(key: string): { cipher: Buffer; seal: Buffer } {
  const bytes = Buffer.from(key, 'hex');
  return { cipher: bytes.subarray(0, 32), seal: bytes.subarray(32, 64) };
}

/** Encrypts a text: base64 of IV, AES-256-CBC ciphertext and HMAC-SHA256 over both (decision 14). */
export function sealBody(text: string, key: string): string {
  const { cipher, seal } = keysOf(key);
  const iv = randomBytes(IV_BYTES);
  const aes = createCipheriv('aes-256-cbc', cipher, iv);
  const sealed = Buffer.concat([iv, aes.update(text, 'utf8'), aes.final()]);
  const mac = createHmac('sha256', seal).update(sealed).digest();
  return Buffer.concat([sealed, mac]).toString('base64');
}

/** Decrypts a text; undefined if the HMAC is wrong or the content is invalid. */
export function openBody(data: string, key: string): string | undefined {
  const { cipher, seal } = keysOf(key);
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length < IV_BYTES + 16 + SEAL_BYTES) return undefined;
  const sealed = bytes.subarray(0, -SEAL_BYTES);
  const mac = createHmac('sha256', seal).update(sealed).digest();
  // Verify the HMAC before decrypting.
  if (!timingSafeEqual(mac, bytes.subarray(-SEAL_BYTES))) return undefined;
  try {
    const aes = createDecipheriv('aes-256-cbc', cipher, sealed.subarray(0, IV_BYTES));
    return Buffer.concat([aes.update(sealed.subarray(IV_BYTES)), aes.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

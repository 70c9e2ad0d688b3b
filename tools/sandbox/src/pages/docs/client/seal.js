// @ts-check

const IV_BYTES = 16;

/** @param {string} hex */
function bytesOf(hex) {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** @param {Uint8Array} bytes */
const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** @param {Uint8Array<ArrayBuffer>[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Encrypts a body: base64 of IV, AES-256-CBC ciphertext and HMAC-SHA256 over both. The result is sent with
 * the header `Encryption: 1`. The first half of the key (128 hexadecimal digits) is for the cipher, the
 * second for the HMAC.
 * @param {unknown} body
 * @param {string} key 128 hexadecimal digits: the cipher's half, then the seal's
 * @returns {Promise<{ data: string }>} what is sent, with the header `Encryption: 1`
 */
export async function seal(body, key) {
  const half = key.length / 2;
  const { subtle } = crypto;
  const cipherKey = await subtle.importKey('raw', bytesOf(key.slice(0, half)), 'AES-CBC', false, [
    'encrypt',
  ]);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const sealKey = await subtle.importKey('raw', bytesOf(key.slice(half)), algorithm, false, [
    'sign',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(body));
  const cipher = new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, cipherKey, plain));
  const message = joined([iv, cipher]);
  const mac = new Uint8Array(await subtle.sign('HMAC', sealKey, message));
  return { data: base64(joined([message, mac])) };
}

import AES from 'crypto-js/aes';
import Hex from 'crypto-js/enc-hex';
import Base64 from 'crypto-js/enc-base64';
import HmacSHA256 from 'crypto-js/hmac-sha256';
import CBC from 'crypto-js/core';
import WordArray from 'crypto-js/lib-typedarrays';

/** Bytes of the initialization vector. */
const IV_BYTES = 16;
/** Hexadecimal digits of each half of the key. */
const HALF = 64;

/**
 * Seals a JSON body (decision 14): base64 of IV, AES-CBC ciphertext and the HMAC-SHA256 over both.
 * Keeps bodies out of logs; TLS protects them in transit. Replace this file for a merchant's own
 * cipher.
 */
export function seal(text: string, keyHex: string): string {
  const cipherKey = Hex.parse(keyHex.slice(0, HALF));
  const sealKey = Hex.parse(keyHex.slice(HALF));
  const iv = WordArray.create(crypto.getRandomValues(new Uint8Array(IV_BYTES)));
  const { ciphertext } = AES.encrypt(text, cipherKey, {
    iv,
    mode: CBC.mode.CBC,
    padding: CBC.pad.Pkcs7,
  });
  const sealed = iv.clone().concat(ciphertext);
  const mac = HmacSHA256(sealed, sealKey);
  return Base64.stringify(sealed.concat(mac));
}

import { createDecipheriv, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal } from './seal.js';

const KEY = Array.from({ length: 64 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
const MAC_BYTES = 32;

/** Decrypts a body with Node's crypto, independently of the page's code. */
function opened(data: string): unknown {
  const key = Buffer.from(KEY, 'hex');
  const bytes = Buffer.from(data, 'base64');
  const message = bytes.subarray(0, -MAC_BYTES);
  const mac = createHmac('sha256', key.subarray(32)).update(message).digest();
  expect(bytes.subarray(-MAC_BYTES).equals(mac)).toBe(true);
  const cipher = createDecipheriv('aes-256-cbc', key.subarray(0, 32), message.subarray(0, 16));
  return JSON.parse(
    Buffer.concat([cipher.update(message.subarray(16)), cipher.final()]).toString(),
  );
}

it('encrypts a body that the platform can decrypt', async () => {
  const body = { type: 'username', username: 'player01', password: 'mật khẩu 密碼' };
  const { data } = await seal(body, KEY);
  expect(opened(data)).toEqual(body);
});

it('encrypting the same body twice gives two results', async () => {
  const [one, other] = await Promise.all([seal({}, KEY), seal({}, KEY)]);
  expect(one.data).not.toBe(other.data);
});

import { createDecipheriv, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal } from './seal';

const KEY = '00112233445566778899aabbccddeeff'.repeat(4);

/** Opens a sealed body with another implementation than the one that sealed it. */
function open(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const key = Buffer.from(KEY, 'hex');
  const [iv, text, mac] = [bytes.subarray(0, 16), bytes.subarray(16, -32), bytes.subarray(-32)];
  const expected = createHmac('sha256', key.subarray(32)).update(bytes.subarray(0, -32)).digest();
  expect(mac.equals(expected)).toBe(true);
  const decipher = createDecipheriv('aes-256-cbc', key.subarray(0, 32), iv);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

test('a sealed text opens to itself, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(open(seal(text, KEY))).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('the same text is never sealed alike twice', () => {
  expect(seal('secret', KEY)).not.toBe(seal('secret', KEY));
});

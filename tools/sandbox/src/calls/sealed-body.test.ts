import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSandbox } from '../app';
import { brandOf } from '../brands/brands';
import { callNamed, headersOf, read } from '../testing/visitor';
import { openBody, sealBody } from './sealed-body';

const KEY = brandOf('aurora').encryptionKey;

it('a sealed body opens to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(openBody(sealBody(text, KEY), KEY)).toBe(text);
    }),
  );
});

it('a changed body is refused', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (place, flip) => {
      const bytes = Buffer.from(sealBody('{"a":1}', KEY), 'base64');
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ flip;
      expect(openBody(bytes.toString('base64'), KEY)).toBeUndefined();
    }),
  );
});

it('random bytes and another key are refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 160 }), (bytes) => {
      expect(openBody(Buffer.from(bytes).toString('base64'), KEY)).toBeUndefined();
    }),
  );
  expect(openBody(sealBody('{}', KEY), brandOf('jade').encryptionKey)).toBeUndefined();
});

/** Encrypts with crypto-js, as the client does. */
function sealedByCryptoJs(text: string): string {
  const cipherKey = CryptoJS.enc.Hex.parse(KEY.slice(0, 64));
  const sealKey = CryptoJS.enc.Hex.parse(KEY.slice(64));
  const iv = CryptoJS.lib.WordArray.random(16);
  const { ciphertext } = CryptoJS.AES.encrypt(text, cipherKey, { iv });
  const body = iv.clone().concat(ciphertext);
  return CryptoJS.enc.Base64.stringify(body.concat(CryptoJS.HmacSHA256(body, sealKey)));
}

it('a body sealed by crypto-js opens', () => {
  expect(openBody(sealedByCryptoJs('{"ngôn":"ngữ"}'), KEY)).toBe('{"ngôn":"ngữ"}');
});

const LOGIN = '{"type":"username","username":"player01","password":"Play1234"}';

it.each([
  ['a sealed body', { data: sealBody(LOGIN, KEY) }, '1', undefined],
  ['no header', { data: sealBody(LOGIN, KEY) }, null, 'body.unreadable'],
  ['a plain body', JSON.parse(LOGIN) as object, '1', 'body.unreadable'],
  [
    'a key of another brand',
    { data: sealBody(LOGIN, brandOf('ember').encryptionKey) },
    '1',
    'body.unreadable',
  ],
  ['content that is not JSON', { data: sealBody('hello', KEY) }, '1', 'body.unreadable'],
  ['text that is not base64', { data: '!!' }, '1', 'body.unreadable'],
])('a login with %s', async (_, body, header, errorCode) => {
  const sandbox = createSandbox({ strict: true });
  const response = await sandbox.fetch(
    new Request('http://aurora.localhost/wps/session/login', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        ...headersOf(callNamed('access.login')),
        ...(header === null ? {} : { Encryption: header }),
      },
    }),
  );
  const answer = await read(response);
  expect([answer.success, answer.errorCode]).toEqual([errorCode === undefined, errorCode]);
  sandbox.close();
});

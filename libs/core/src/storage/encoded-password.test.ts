import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePassword, encodePassword, hasPassword, withoutPassword } from './encoded-password';

test('a password comes back as it was, whatever its letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 128 }), (password) => {
      expect(decodePassword(encodePassword(password))).toBe(password);
    }),
  );
});

test('no two records of one password are alike, and neither shows it', () => {
  const [one, other] = [encodePassword('Play1234'), encodePassword('Play1234')];
  expect(one.remPass).not.toBe(other.remPass);
  expect(JSON.stringify(one)).not.toContain('Play1234');
});

test.each([
  [{ remPass: '', sass: '' }],
  [{ remPass: '***', sass: 'ab' }],
  [{ remPass: btoa('abc'), sass: 'ab' }],
  [{ ...encodePassword('x'), sass: '' }],
])('a changed record contains no password: %o', (record) => {
  expect(decodePassword(record)).toBeUndefined();
});

test('a record tells whether it holds a password, and can be rid of it', () => {
  const record = { username: 'mai', ...encodePassword('x') };
  expect([hasPassword(record), hasPassword({}), hasPassword(null)]).toEqual([true, false, false]);
  expect(withoutPassword(record)).toEqual({ username: 'mai' });
  expect(decodePassword(null)).toBeUndefined();
});

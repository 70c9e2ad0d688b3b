import { expect, it } from 'vitest';
import { hashPassword, hashPasswordWithSalt, passwordMatches } from './passwords';

const COMPOSED = 'Mật khẩu 24'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');

it.each([
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
])('a password is the same with composed and decomposed letters: %#', async (set, typed) => {
  expect(await passwordMatches(typed, await hashPassword(set))).toBe(true);
  expect(await passwordMatches(typed, hashPasswordWithSalt(set, 'salt'))).toBe(true);
  expect(await passwordMatches(`${typed}!`, await hashPassword(set))).toBe(false);
});

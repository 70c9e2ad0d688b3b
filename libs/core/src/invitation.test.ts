import { expect, test } from 'vitest';
import { invitationOf, keepInvitation } from './invitation';

test.each([
  ['', '', ''],
  ['?affiliate=AGENT01', '', 'AGENT01'],
  ['?affiliate=AGENT01', '?returnTo=%2Fm%2Fset', 'AGENT01'],
  ['?affiliate=AGENT01', '?affiliate=FRIEND24', 'FRIEND24'],
  ['?affiliate=', '', ''],
  [`?affiliate=${'x'.repeat(10_000)}`, '', 'x'.repeat(64)],
])('a visit that begins with %j registers at %j with %j (D1 §3)', (first, now, code) => {
  keepInvitation(first);
  expect(invitationOf(now)).toBe(code);
});

test('a corrupt stored code is ignored', () => {
  sessionStorage.setItem('SHELL_invitation', '{"a":1}');
  expect(invitationOf('')).toBe('');
});

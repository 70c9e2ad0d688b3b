import { expect, test } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

test.each([
  [{ expiredMinutes: 5 }, 5],
  [{ expiredMinutes: '5' }, 5],
  [{ expiredMinutes: null }, 1],
  [{}, 1],
])('a code of %o counts down %i minutes', async (value, expiresInMinutes) => {
  platform([good(value)]);
  const sent = await api.access.sendLoginCode({ mobileNumber: '0912345601' });
  expect(sent).toEqual({ expiresInMinutes });
});

test('rules are found by their field', async () => {
  const rule = { field: 'loginUsername', enabled: true, required: true };
  platform([good({ fields: [rule, { ...rule, field: 'email' }] })]);
  const rules = await api.access.validationRules();
  expect(Object.keys(rules)).toEqual(['loginUsername', 'email']);
  expect(rules['loginUsername']).toEqual(rule);
});

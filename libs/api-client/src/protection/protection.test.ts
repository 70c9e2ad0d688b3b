import { describe, expect, test } from 'vitest';
import { failure, good, platform } from '../transport/transport.setup';
import { limits } from './protection.api';

const limitWith = (pending: unknown) => ({
  limits: [{ kind: 'STAKE', period: 'DAY', amount: '50', used: '0', endsAt: 9, pending }],
});

describe('a pending change of a limit', () => {
  test.each([
    ['another amount', { removal: false, amount: '60', effectiveAt: 5, due: false }],
    ['a removal', { removal: true, effectiveAt: 5, due: false }],
  ])('is %s', async (_name, pending) => {
    platform([good(limitWith(pending))]);
    await expect(limits()).resolves.toEqual(limitWith(pending));
  });

  test.each([
    ['no amount', { removal: false, effectiveAt: 5, due: false }],
    ['null for an amount', { removal: false, amount: null, effectiveAt: 5, due: false }],
    ['an amount that is none', { removal: false, amount: '1e5', effectiveAt: 5, due: false }],
    ['no kind and no amount', { effectiveAt: 5, due: false }],
    ['no kind', { amount: '60', effectiveAt: 5, due: false }],
  ])(
    'fails the call with %s, because a removal would be shown otherwise',
    async (_name, pending) => {
      platform([good(limitWith(pending))]);
      const { kind, message } = await failure(limits());
      expect(kind).toBe('contract');
      expect(message).toMatch(/: limits\.0\.pending/);
    },
  );
});

test('one bad limit of two fails the call, because the other would be shown as the only one', async () => {
  const { limits: list } = limitWith(undefined);
  platform([good({ limits: [...list, { ...list[0], amount: 5 }] })]);
  expect((await failure(limits())).message).toMatch(/limits\.1\.amount invalid_type$/);
});

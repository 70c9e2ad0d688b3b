import { expect, test } from 'vitest';
import { aloneArgs, askedOrder, failuresIn, journeyArgs, orderOf, replay } from './order.mjs';

test('an order that is asked for is taken', () => {
  expect(askedOrder('4711')).toBe(4711);
  expect(orderOf('4711')).toBe(4711);
});

test.each([undefined, ''])('without an order (%j) each run has another', (text) => {
  expect(askedOrder(text)).toBeUndefined();
  const orders = Array.from({ length: 20 }, () => orderOf(text));
  expect(new Set(orders).size).toBeGreaterThan(15);
  expect(orders.every((order) => orderOf(String(order)) === order)).toBe(true);
});

test.each(['0', '-1', '1.5', 'random', '1e3', '12345678901'])(
  'ORDER=%s is refused with the way to write it',
  (text) => {
    expect(() => askedOrder(text)).toThrow('ORDER=4711');
  },
);

test.each([
  [undefined, 'ORDER=7 npm run e2e'],
  ['2/3', 'ORDER=7 SHARD=2/3 npm run e2e'],
])('the command for the same order, of part %s', (shard, command) => {
  expect(replay(7, shard)).toBe(command);
});

test('a brand’s journeys run alone, shuffled', () => {
  expect(journeyArgs({ brand: 'jade', order: 7 })).toEqual([
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=jade',
    '--output=dist/e2e/results/jade',
    '--shuffle=7',
  ]);
});

test('what failed runs again with the machine to itself', () => {
  const args = journeyArgs({ brand: 'jade', order: 7 });
  expect(aloneArgs(args)).toEqual([...args, '--last-failed', '--workers=1']);
});

test('a part and tags are handed on', () => {
  const args = journeyArgs({ brand: 'jade', order: 7, shard: '2/3', grep: '@games|@account' });
  expect(args.slice(-2)).toEqual(['--shard=2/3', '--grep=@games|@account']);
});

test('what a brand’s run says of its failures is told again at the end', () => {
  const output =
    '  ✓  1 [jade] › a\n  ✘  2 [jade] › b\n\n  1) [jade] › b ───\n\n    Error: no\n\n  1 failed\n';
  expect(failuresIn(output)).toBe('  1) [jade] › b ───\n\n    Error: no\n\n  1 failed\n');
  expect(failuresIn('  ✓  1 [jade] › a\n\n  1 passed (2 s)\n')).toBe('');
});

import { sumOf, toUnits } from '@lobby/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf } from './change';

test.each([
  ['110', '100', { kind: 'up', share: '0.1', by: '10' }],
  ['90', '100', { kind: 'down', share: '0.1', by: '10' }],
  ['300', '100', { kind: 'up', share: '2', by: '200' }],
  ['-50', '-100', { kind: 'up', share: '0.5', by: '50' }],
  ['-150', '-100', { kind: 'down', share: '0.5', by: '50' }],
  ['100', '-100', { kind: 'up', share: '2', by: '200' }],
  ['0.01', '0', { kind: 'up', share: undefined, by: '0.01' }],
  ['-1', '0', { kind: 'down', share: undefined, by: '1' }],
  ['5', '5', { kind: 'same', share: undefined, by: '0' }],
] as const)('%s after %s', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

test.each([
  ['', '1'],
  ['1', 'much'],
])('%j after %j is not known', (now, before) => {
  expect(changeOf(now, before)).toBeUndefined();
});

test('the share of the earlier figure makes up the difference', () => {
  const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(whole, whole, (now, before) => {
      const change = changeOf(String(now), String(before));
      expect(change?.kind).toBe(now > before ? 'up' : now < before ? 'down' : 'same');
      if (change?.share === undefined) return;
      const difference = Math.abs(now - before);
      expect(Math.abs(Number(change.share) * Math.abs(before) - difference)).toBeLessThan(20);
      expect(toUnits(sumOf([change.share]))).toBe(toUnits(change.share));
    }),
  );
});

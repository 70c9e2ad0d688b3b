import { expect, test } from 'vitest';
import { gateOf } from './gate';

test.each([
  [false, false, 'open'],
  [true, false, 'maintenance'],
  [false, true, 'restricted'],
  [true, true, 'maintenance'],
] as const)(
  'maintenance %s and restriction %s is %s (D1 §4)',
  (maintenance, regionRestriction, gate) => {
    expect(gateOf({ maintenance, regionRestriction })).toBe(gate);
  },
);

test('an unknown status is open (decision 25)', () => {
  expect(gateOf(undefined)).toBe('open');
});

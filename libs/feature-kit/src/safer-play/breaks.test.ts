import { expect, test } from 'vitest';
import { breakOf } from './breaks';

test.each([
  ['none', {}, null],
  ['a time-out', { timeOut: { until: 100 } }, { until: 100 }],
  ['an exclusion', { selfExclusion: { until: 100 } }, { until: 100 }],
  [
    'the later end of two',
    { timeOut: { until: 200 }, selfExclusion: { until: 100 } },
    { until: 200 },
  ],
  [
    'an exclusion for good',
    { timeOut: { until: 200 }, selfExclusion: { until: 'PERMANENT' } },
    { until: undefined },
  ],
  [
    'an exclusion of a kind that is not known',
    { selfExclusion: { until: 'UNKNOWN' } },
    { until: undefined },
  ],
] as const)('the break of %s', (_name, protection, pause) => {
  expect(breakOf(protection)).toEqual(pause);
});

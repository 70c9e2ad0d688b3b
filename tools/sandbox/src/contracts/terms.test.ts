import { expect, it } from 'vitest';
import { readTiers, termFaults, type WireTier } from './terms';

const FIRST: WireTier = { minStake: '100', minActive: 1, rate: '0.1' };
const SECOND: WireTier = { minStake: '200', minLoss: '10', minActive: 2, rate: '0.2', cap: '50' };
const read = (tiers: WireTier[]) => readTiers(tiers, 0).tiers;

it('reads amounts as minor units of the currency', () => {
  expect(readTiers([SECOND], 2)).toEqual({
    tiers: [{ minStake: 20_000, minLoss: 1_000, minActive: 2, rate: '0.2', cap: 5_000 }],
    faults: {},
  });
  const wrong = { minStake: '1.5', minLoss: '0.1', minActive: 1, rate: '0.1', cap: '2.25' };
  expect(Object.keys(readTiers([FIRST, wrong], 0).faults)).toEqual([
    'tiers.1.minStake',
    'tiers.1.minLoss',
    'tiers.1.cap',
  ]);
});

it.each<[string, WireTier[], string | undefined]>([
  ['one tier', [FIRST], undefined],
  ['ascending tiers', [FIRST, SECOND], undefined],
  ['a zero rate', [{ ...FIRST, rate: '0' }], 'tiers.0'],
  ['a negative rate', [{ ...FIRST, rate: '-0.1' }], 'tiers.0'],
  ['more than its kind may pay', [FIRST, { ...SECOND, rate: '0.40000001' }], 'tiers.1'],
  ['the same again for more', [FIRST, { ...FIRST, rate: '0.2' }], 'tiers.1'],
  ['more asked for the same', [FIRST, { ...SECOND, rate: '0.1' }], 'tiers.1'],
  ['less stake in a higher tier', [FIRST, { ...SECOND, minStake: '99' }], 'tiers.1'],
  ['fewer people in a higher tier', [FIRST, { ...SECOND, minActive: 0 }], 'tiers.1'],
  [
    'a smaller loss in a higher tier',
    [SECOND, { ...SECOND, minLoss: '9', rate: '0.3' }],
    'tiers.1',
  ],
])('validates %s', (_, tiers, field) => {
  const faults = termFaults('DIVIDEND', read(tiers), undefined);
  expect(Object.keys(faults)).toEqual(field === undefined ? [] : [field]);
});

const OWN = read([
  { minStake: '100', minActive: 1, rate: '0.1', cap: '40' },
  { minStake: '300', minActive: 3, rate: '0.2' },
]);

it.each<[string, WireTier, boolean]>([
  ['equal terms', { ...FIRST, cap: '40' }, true],
  ['worse', { ...FIRST, rate: '0.05', minStake: '150', cap: '30' }, true],
  ['a higher rate', { ...FIRST, rate: '0.11', cap: '40' }, false],
  ['a lower stake', { ...FIRST, minStake: '99', cap: '40' }, false],
  ['fewer people', { ...FIRST, minActive: 0, cap: '40' }, false],
  ['a higher cap', { ...FIRST, cap: '41' }, false],
  ['no cap', FIRST, false],
  ['the upper tier', { minStake: '300', minActive: 3, rate: '0.2' }, true],
  ['the upper rate for fewer people', { minStake: '300', minActive: 2, rate: '0.2' }, false],
])('compares with the own contract: %s', (_, tier, fine) => {
  const faults = termFaults('DIVIDEND', read([tier]), OWN);
  expect(faults).toEqual(fine ? {} : { 'tiers.0': 'better than your own contract' });
});

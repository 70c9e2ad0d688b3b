import type { VendorGroup } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { playTypeOf } from './play-type';

const vendor = (code: string, playTypes: VendorGroup['vendors'][number]['playTypes']) => ({
  code,
  name: code,
  icon: '/icon.svg',
  maintenance: false,
  playTypes,
});
const group = (category: VendorGroup['category'], ...vendors: VendorGroup['vendors']) => ({
  category,
  name: category,
  vendors,
});

test.each([
  ['entertaining by a vendor of lotteries', [group('LOTT', vendor('a', ['trad', 'ent']))], 'ent'],
  [
    'entertaining by the provider of Vietnam',
    [group('RNG', vendor('TCG_LOTTO_VN', ['ent']))],
    'ent',
  ],
  ['traditional by others', [group('RNG', vendor('a', ['ent']))], 'trad'],
  ['traditional without an entry', [group('LOTT', vendor('a', ['trad']))], 'trad'],
  ['traditional without vendors', [], 'trad'],
] as const)('lotteries are played %s (D2 §4)', (_, groups, playType) => {
  expect(playTypeOf(groups)).toBe(playType);
});

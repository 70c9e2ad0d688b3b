import { GAME_CATEGORIES, type GameCategory, type VendorGroup } from '@lobby/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centreTabs, groupsOfTab, hasWideVendors, mergedGroups, vendorPath } from './vendor-groups';

const vendor = (code: string) => ({
  code,
  name: code,
  icon: '/x',
  maintenance: false,
  playTypes: [],
});
const group = (category: GameCategory, ...codes: string[]): VendorGroup => ({
  category,
  name: category,
  vendors: codes.map(vendor),
});
const codesOf = (groups: readonly VendorGroup[]) =>
  groups.map(({ category, vendors }) => [category, ...vendors.map(({ code }) => code)].join(' '));

test('a category and a vendor that come twice are one, where they came first', () => {
  const groups = [group('LOTT', 'a', 'b', 'a'), group('RNG', 'a'), group('LOTT', 'c', 'b')];
  expect(codesOf(mergedGroups(groups))).toEqual(['LOTT a b c', 'RNG a']);
});

test('merging loses no vendor and doubles none', () => {
  const category = fc.constantFrom(...GAME_CATEGORIES);
  const groups = fc.array(
    fc
      .tuple(category, fc.array(fc.string({ maxLength: 2 })))
      .map(([one, codes]) => group(one, ...codes)),
  );
  const pairs = (all: readonly VendorGroup[]) =>
    all.flatMap((one) => one.vendors.map(({ code }) => `${one.category} ${code}`));
  fc.assert(
    fc.property(groups, (all) => {
      expect(pairs(mergedGroups(all)).toSorted()).toEqual([...new Set(pairs(all))].toSorted());
    }),
  );
});

test('tabs have the platform’s order behind All; esports and cockfights are under sports', () => {
  const groups = [
    group('LIVE'),
    group('ESPORTS'),
    group('RNG'),
    group('SPORTS'),
    group('COCKFIGHT'),
  ];
  expect(centreTabs(groups)).toEqual(['ALL', 'LIVE', 'SPORTS', 'RNG']);
  const of = (tab: Parameters<typeof groupsOfTab>[1]) =>
    groupsOfTab(groups, tab).map(({ category }) => category);
  expect(of('SPORTS')).toEqual(['ESPORTS', 'SPORTS', 'COCKFIGHT']);
  expect(of('RNG')).toEqual(['RNG']);
  expect(of('ALL')).toHaveLength(5);
});

test('vendors of fish, cards and lotteries are wide (D2 §2)', () => {
  expect(GAME_CATEGORIES.filter(hasWideVendors)).toEqual(['FISH', 'PVP', 'LOTT']);
});

test.each([
  ['RNG', '/m/slotsCenter?vassalage=A%26B'],
  ['FISH', '/m/fishing-games?vassalage=A%26B'],
  ['LIVE', '/m/play?vendor=A%26B&category=LIVE'],
  ['LOTT', '/m/play?vendor=A%26B&category=LOTT'],
] as const)('a vendor of %s leads to %s', (category, path) => {
  expect(vendorPath(category, 'A&B')).toBe(path);
});

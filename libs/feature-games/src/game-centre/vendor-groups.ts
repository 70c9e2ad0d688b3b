import type { GameCategory, VendorGroup } from '@lobby/api-client';
import { gameListPath, PATHS, playPath, vendorGamesPath } from '@lobby/core';
import { listedAs } from '../categories/category-codes';

/** Tab of the game centre: a category, or all (D2 §2). */
export type CentreTab = GameCategory | 'ALL';

/**
 * Groups with duplicate categories and vendors merged, in the platform's order: two codes may map to one category (D2
 * §3).
 */
export function mergedGroups(groups: readonly VendorGroup[]): VendorGroup[] {
  const merged = new Map<GameCategory, VendorGroup>();
  for (const group of groups) {
    const before = merged.get(group.category);
    const vendors = [...(before?.vendors ?? []), ...group.vendors];
    const once = new Map([...vendors].reverse().map((vendor) => [vendor.code, vendor]));
    const first = vendors.filter((vendor) => once.get(vendor.code) === vendor);
    merged.set(group.category, { ...(before ?? group), vendors: first });
  }
  return [...merged.values()];
}

/** Tabs in the platform's order, and all; esports and cockfights are under sports (D2 §2, §9). */
export const centreTabs = (groups: readonly VendorGroup[]): CentreTab[] => [
  ...new Set<CentreTab>(['ALL', ...groups.map(({ category }) => listedAs(category))]),
];

/** Groups of a tab. */
export const groupsOfTab = (groups: readonly VendorGroup[], tab: CentreTab): VendorGroup[] =>
  groups.filter(({ category }) => tab === 'ALL' || listedAs(category) === tab);

/** Tabs that link to their own screen (D2 §2). */
export const TAB_SCREENS: Readonly<Partial<Record<CentreTab, string>>> = {
  RNG: PATHS.slotsCenter,
  LOTT: PATHS.lottery,
};

/** Categories whose vendor cards are 420 wide in a 750-wide design; the others are 280 wide (D2 §2). */
const WIDE: readonly GameCategory[] = ['FISH', 'PVP', 'LOTT'];

/** Whether a category's vendor cards are wide. */
export const hasWideVendors = (category: GameCategory): boolean => WIDE.includes(category);

/** Target of a vendor by category: its slots, its game list, or its lobby (D2 §2, §9). */
const VENDOR_OPENS: Readonly<Record<GameCategory, 'slots' | 'list' | 'lobby'>> = {
  RNG: 'slots',
  FISH: 'list',
  PVP: 'list',
  LIVE: 'lobby',
  SPORTS: 'lobby',
  ESPORTS: 'lobby',
  COCKFIGHT: 'lobby',
  LOTT: 'lobby',
};

/** Path of a vendor's target in a category. */
export function vendorPath(category: GameCategory, code: string): string {
  const opens = VENDOR_OPENS[category];
  if (opens === 'lobby') return playPath({ vendorCode: code, category });
  return vendorGamesPath(code, opens === 'slots' ? PATHS.slotsCenter : gameListPath(category));
}

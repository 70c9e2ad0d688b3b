import type { GameCategory, VendorGroup } from '@lobby/api-client';
import { gameListPath, PATHS, playPath, vendorGamesPath } from '@lobby/core';
import { listedAs } from '../game-list/listed-as';

/** Tab of the game centre: a category of lists, or all of them (D2 §2). */
export type CentreTab = GameCategory | 'ALL';

/** Each category once with each vendor once, in the platform's order: two of its codes may be one category (D2 §3). */
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

/** Tabs in the platform's order, and all: esports and cockfights are under sports (D2 §2, §9). */
export const centreTabs = (groups: readonly VendorGroup[]): CentreTab[] => [
  ...new Set<CentreTab>(['ALL', ...groups.map(({ category }) => listedAs(category))]),
];

/** Groups that a tab shows. */
export const groupsOfTab = (groups: readonly VendorGroup[], tab: CentreTab): VendorGroup[] =>
  groups.filter(({ category }) => tab === 'ALL' || listedAs(category) === tab);

/** Tabs that are screens of their own (D2 §2). */
export const TAB_SCREENS: Readonly<Partial<Record<CentreTab, string>>> = {
  RNG: PATHS.slotsCenter,
  LOTT: PATHS.lottery,
};

/** Categories whose vendors have cards 420 wide of a 750 design; the others' are 280 wide (D2 §2). */
const WIDE: readonly GameCategory[] = ['FISH', 'PVP', 'LOTT'];

/** Whether the cards of a category's vendors are wide. */
export const hasWideVendors = (category: GameCategory): boolean => WIDE.includes(category);

/** What a vendor of a category opens: its slots, its games in a list, or its own lobby (D2 §2, §9). */
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

/** Path that a vendor of a category leads to. */
export function vendorPath(category: GameCategory, code: string): string {
  const opens = VENDOR_OPENS[category];
  if (opens === 'lobby') return playPath({ vendorCode: code, category });
  return vendorGamesPath(code, opens === 'slots' ? PATHS.slotsCenter : gameListPath(category));
}

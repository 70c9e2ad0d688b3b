import type { GameCategory } from '@lobby/api-client';
import { categoryOfCode } from '../categories/category-codes';
import type { ListRequest } from '../game-pages/game-pages.query';

/** View of the entry: most played games, or a category (D2 §2). */
export type EntryView = GameCategory | 'HOT';

/** Query parameter of the view (D2 §2). */
export const VIEW_PARAMETER = 'gameCategory';

/** Parses a view; `HOT` if unknown, and for lotteries, which have their own screen. */
export function toEntryView(code: string | null): EntryView {
  const category = categoryOfCode(code ?? '');
  return category === undefined || category === 'LOTT' ? 'HOT' : category;
}

/** List request of a view that shows games (FISH and HOT, D2 §2); undefined for others. */
export function gamesOfView(view: EntryView): ListRequest | undefined {
  const rest = { vendorCode: undefined, name: '' };
  if (view === 'HOT') return { tab: 'hot', category: undefined, ...rest };
  return view === 'FISH' ? { tab: 'all', category: 'FISH', ...rest } : undefined;
}

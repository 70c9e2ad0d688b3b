import type { GameCategory } from '@lobby/api-client';
import { categoryOfCode } from '../game-list/list-address';
import type { ListRequest } from '../game-pages/game-pages.query';

/** A view of the entry: the most played games, or a category (D2 §2). */
export type EntryView = GameCategory | 'HOT';

/** Query parameter of the view; the documents' name of a category in an address (D2 §2). */
export const VIEW_PARAMETER = 'gameCategory';

/** The view of an untrusted code; the most played games for an unknown one, and for lotteries, which have a screen. */
export function toEntryView(code: string | null): EntryView {
  const category = categoryOfCode(code ?? '');
  return category === undefined || category === 'LOTT' ? 'HOT' : category;
}

/** Every game of a view that shows games: of fish and of the most played (D2 §2); undefined for others. */
export function gamesOfView(view: EntryView): ListRequest | undefined {
  const rest = { vendorCode: undefined, name: '' };
  if (view === 'HOT') return { tab: 'hot', category: undefined, ...rest };
  return view === 'FISH' ? { tab: 'all', category: 'FISH', ...rest } : undefined;
}

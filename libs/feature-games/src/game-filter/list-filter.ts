import type { GameCategory } from '@lobby/api-client';

/** Classes of slots (D2 §3): jackpots, scratch cards, video poker, table games, arcade. */
export const GAME_CLASSES = ['JP', 'SC', 'VP', 'TG', 'AC'] as const;

/** Minimum stakes to choose from, besides all (D2 §9). */
export const MIN_BETS = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;

type GameClass = (typeof GAME_CLASSES)[number];
type MinBet = (typeof MIN_BETS)[number];

/** Filter of the list of all games (D2 §2 "Filter drawer"). Undefined means all. */
export interface ListFilter {
  vendorCode?: string | undefined;
  /** Slots only. */
  gameClass?: GameClass | undefined;
  /** Slots only. */
  minBet?: MinBet | undefined;
}

/** Query parameters of a filter, named as by the platform; `vassalage` is the provider. */
export const FILTER_PARAMETERS = {
  vendorCode: 'vassalage',
  gameClass: 'gameClassify',
  minBet: 'minBet',
} as const satisfies Record<keyof ListFilter, string>;

/** Filters in the order of their chips. */
export const FILTERS = [
  'vendorCode',
  'gameClass',
  'minBet',
] as const satisfies readonly (keyof ListFilter)[];

/** Filter without restrictions. */
export const NO_FILTER: Required<ListFilter> = {
  vendorCode: undefined,
  gameClass: undefined,
  minBet: undefined,
};

/** The value if it is in the list, else undefined. */
const oneOf = <V extends string>(values: readonly V[], given: string | null): V | undefined =>
  values.find((value) => value === given);

/** Parses a filter from a query; ignores unknown values. */
export function readFilter(query: URLSearchParams): Required<ListFilter> {
  return {
    vendorCode: query.get(FILTER_PARAMETERS.vendorCode) || undefined,
    gameClass: oneOf(GAME_CLASSES, query.get(FILTER_PARAMETERS.gameClass)),
    minBet: oneOf(MIN_BETS, query.get(FILTER_PARAMETERS.minBet)),
  };
}

/** Part of a filter that applies to a category: class and minimum stake are for slots only (D2 §2). */
export const filterOf = (
  category: GameCategory | undefined,
  filter: Required<ListFilter>,
): Required<ListFilter> =>
  category === 'RNG' ? filter : { ...NO_FILTER, vendorCode: filter.vendorCode };

/** Active filters, in order. */
export const activeFilters = (filter: ListFilter) =>
  FILTERS.filter((name) => filter[name] !== undefined);

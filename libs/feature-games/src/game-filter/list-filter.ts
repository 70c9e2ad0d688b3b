import type { GameCategory } from '@lobby/api-client';

/** Classes of slots (D2 §3): jackpots, scratch cards, video poker, table games, arcade. */
export const GAME_CLASSES = ['JP', 'SC', 'VP', 'TG', 'AC'] as const;

/** Least stakes to choose from, beside all of them (D2 §9). */
export const MIN_BETS = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;

type GameClass = (typeof GAME_CLASSES)[number];
type MinBet = (typeof MIN_BETS)[number];

/** What narrows the list of all games (D2 §2 "Filter drawer"). Undefined: everything. */
export interface ListFilter {
  vendorCode?: string | undefined;
  /** Of slots alone. */
  gameClass?: GameClass | undefined;
  /** Of slots alone. */
  minBet?: MinBet | undefined;
}

/** Query parameters of a filter, by the platform's names; `vassalage` is the provider. */
export const FILTER_PARAMETERS = {
  vendorCode: 'vassalage',
  gameClass: 'gameClassify',
  minBet: 'minBet',
} as const satisfies Record<keyof ListFilter, string>;

/** The filters of a list, in the order of their chips. */
export const FILTERS = [
  'vendorCode',
  'gameClass',
  'minBet',
] as const satisfies readonly (keyof ListFilter)[];

/** No filter: what clearing every filter sets. */
export const NO_FILTER: Required<ListFilter> = {
  vendorCode: undefined,
  gameClass: undefined,
  minBet: undefined,
};

/** The given value, if it is one of the list; undefined for an unknown one. */
const oneOf = <V extends string>(values: readonly V[], given: string | null): V | undefined =>
  values.find((value) => value === given);

/** Reads a filter from a query; values that are not known count as none. */
export function readFilter(query: URLSearchParams): Required<ListFilter> {
  return {
    vendorCode: query.get(FILTER_PARAMETERS.vendorCode) || undefined,
    gameClass: oneOf(GAME_CLASSES, query.get(FILTER_PARAMETERS.gameClass)),
    minBet: oneOf(MIN_BETS, query.get(FILTER_PARAMETERS.minBet)),
  };
}

/** The part of a filter that a category has: class and least stake are of slots alone (D2 §2). */
export const filterOf = (
  category: GameCategory | undefined,
  filter: Required<ListFilter>,
): Required<ListFilter> =>
  category === 'RNG' ? filter : { ...NO_FILTER, vendorCode: filter.vendorCode };

/** Filters that are set, in their order. */
export const activeFilters = (filter: ListFilter) =>
  FILTERS.filter((name) => filter[name] !== undefined);

/** Members that the platform gives something to at once. */
export const MOST_NAMES = 50;

/** Between user names, which have none. */
const BETWEEN = ',';

/** User names as one text, for an address or a draft, and back: each once, at most as many as can be given to. */
export const joinNames = (names: readonly string[]): string => names.join(BETWEEN);
/** The user names of a text of `joinNames`, which may come from an address: each once, at most `MOST_NAMES`. */
export const splitNames = (text: string): string[] =>
  [...new Set(text.split(BETWEEN))].filter((name) => name !== '').slice(0, MOST_NAMES);

/** Maximum number of receivers of one request. */
export const MOST_NAMES = 50;

/** Separator; user names do not contain it. */
const SEPARATOR = ',';

/** Joins user names into a text for an address or a draft. */
export const joinNames = (names: readonly string[]): string => names.join(SEPARATOR);
/** Inverse of `joinNames` for an untrusted text: deduplicates, returns at most `MOST_NAMES`. */
export const splitNames = (text: string): string[] =>
  [...new Set(text.split(SEPARATOR))].filter((name) => name !== '').slice(0, MOST_NAMES);

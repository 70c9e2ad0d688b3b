import { fold } from '@lobby/api-client';

/** Minimum length of a word for typo tolerance. */
const FORGIVEN_FROM = 4;

/** First code unit of scripts without spaces: Thai, kana, Chinese. */
const UNSPACED = 0x0e00;

/** Whether a word may start at an index of a folded text: after a space, or anywhere in a script without spaces. */
const beginsWord = (text: string, at: number) =>
  at === 0 || text[at - 1] === ' ' || text.charCodeAt(at) >= UNSPACED;

/** Index of the first difference between a word and the text from `from` on. */
function firstDifference(text: string, from: number, word: string): number {
  let same = 0;
  while (same < word.length && word[same] === text[from + same]) same += 1;
  return same;
}

/** Whether the text at `from` starts with a word, allowing one wrong, missing, extra or swapped letter. */
function beginsNearly(text: string, from: number, word: string): boolean {
  const same = firstDifference(text, from, word);
  if (same === word.length) return true;
  const at = from + same;
  const left = word.slice(same + 1);
  const swapped = word[same] === text[at + 1] && word[same + 1] === text[at];
  return (
    (at < text.length && text.startsWith(left, at + 1)) ||
    text.startsWith(left, at) ||
    text.startsWith(word.slice(same), at + 1) ||
    (swapped && text.startsWith(word.slice(same + 2), at + 2))
  );
}

/** Whether a folded text contains a word with at most one typo; short words must match exactly. */
export function hasNearly(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  if (word.length < FORGIVEN_FROM) return false;
  for (let from = 0; from < text.length; from += 1)
    if (beginsWord(text, from) && beginsNearly(text, from, word)) return true;
  return false;
}

/** Rank of a match, lower is better: 0 prefix, 1 start of words, 2 contained; undefined for no match. */
function rankOf(name: string, typed: string, words: readonly string[]): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (!words.every((word) => name.includes(word))) return undefined;
  return words.every((word) => name.startsWith(word) || name.includes(` ${word}`)) ? 1 : 2;
}

/** Folds a search text and splits it into words. */
export const wordsOf = (typed: string): string[] => fold(typed).split(' ').filter(Boolean);

/** Whether a folded name contains every word. */
export const hasWords = (name: string, words: readonly string[]): boolean =>
  words.every((word) => name.includes(word));

/** Items whose names contain the words with at most one typo each, in order. */
function nearNames<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  words: readonly string[],
): T[] {
  const whole = words.join(' ');
  return items.filter((item) => {
    const name = nameOf(item);
    return words.every((word) => hasNearly(name, word)) || hasNearly(name, whole);
  });
}

interface Matched {
  typed: string;
  /** Indexes in the list. */
  places: readonly number[];
}

/** Last match of each list, to narrow down further typing. */
const lastMatched = new WeakMap<readonly unknown[], Matched>();

/** Indexes to test: those of the last match if the text only grew. */
function placesFor(items: readonly unknown[], typed: string): Iterable<number> {
  const last = lastMatched.get(items);
  return last && typed.startsWith(last.typed) ? last.places : items.keys();
}

/** Result of a search. */
export interface Found<T> {
  items: readonly T[];
  /** No exact match: the items match with one typo. */
  near: boolean;
}

/**
 * Finds items whose folded name contains every typed word. Ranks prefixes first, then word starts, then the rest, each
 * in the given order. Without a match, returns names that are one typo away.
 */
export function findNames<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  typed: string,
): Found<T> {
  const words = wordsOf(typed);
  if (words.length === 0) return { items: [], near: false };
  const whole = words.join(' ');
  const ranks: T[][] = [[], [], []];
  const places: number[] = [];
  for (const place of placesFor(items, whole)) {
    const item = items[place];
    if (item === undefined) continue;
    const rank = rankOf(nameOf(item), whole, words);
    if (rank === undefined) continue;
    places.push(place);
    ranks[rank]?.push(item);
  }
  lastMatched.set(items, { typed: whole, places });
  const found = ranks.flat();
  if (found.length > 0) return { items: found, near: false };
  const near = nearNames(items, nameOf, words);
  return { items: near, near: near.length > 0 };
}

import { fold } from '@lobby/api-client';

/** Letters of a word below which it must be typed without an error. */
const FORGIVEN_FROM = 4;

/** First letter of the scripts that are written without blanks: Thai, kana, Chinese. */
const UNSPACED = 0x0e00;

/** Whether a word may begin at a place of a folded text: after a blank, and anywhere in scripts without blanks. */
const beginsWord = (text: string, at: number) =>
  at === 0 || text[at - 1] === ' ' || text.charCodeAt(at) >= UNSPACED;

/** First place at which a word differs from the text that begins at `from`. */
function firstDifference(text: string, from: number, word: string): number {
  let same = 0;
  while (same < word.length && word[same] === text[from + same]) same += 1;
  return same;
}

/** Whether the text at `from` begins with a word, typed with at most one letter wrong, missing, too many or swapped. */
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

/** Whether a folded text has a word that was typed with at most one error; short words are typed right. */
export function hasNearly(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  if (word.length < FORGIVEN_FROM) return false;
  for (let from = 0; from < text.length; from += 1)
    if (beginsWord(text, from) && beginsNearly(text, from, word)) return true;
  return false;
}

/** How well a folded name fits what was typed; a smaller number fits better, undefined does not fit. */
function rankOf(name: string, typed: string, words: readonly string[]): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (!words.every((word) => name.includes(word))) return undefined;
  return words.every((word) => name.startsWith(word) || name.includes(` ${word}`)) ? 1 : 2;
}

/** Folds what was typed into the words of a search. */
export const wordsOf = (typed: string): string[] => fold(typed).split(' ').filter(Boolean);

/** Whether a folded name contains every word. */
export const hasWords = (name: string, words: readonly string[]): boolean =>
  words.every((word) => name.includes(word));

/** Names with the words nearly as they were typed, in order. */
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
  /** Places in the list. */
  places: readonly number[];
}

/** What the last text matched in each list, in the list's order. */
const lastMatched = new WeakMap<readonly unknown[], Matched>();

/** Places at which a text may match: those of the last text, if it only has grown. */
function placesFor(items: readonly unknown[], typed: string): Iterable<number> {
  const last = lastMatched.get(items);
  return last && typed.startsWith(last.typed) ? last.places : items.keys();
}

/** What a search found. */
export interface Found<T> {
  items: readonly T[];
  /** No name contains what was typed: these are one typing error away. */
  near: boolean;
}

/**
 * Finds the items whose folded name contains every word that was typed: first the names that begin with it, then those
 * with words that begin so, then the others, each in the order given. If there are none, the names that are one typing
 * error away.
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

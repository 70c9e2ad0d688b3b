import { alternatives, assertion, character, repetition, sequence, type Matcher } from './matchers';

/** A construct that the matchers do not support: back references, look-behind, inline flags. */
export class UnsupportedPattern extends Error {}

const GROUP = /\((?:\?(?:<(?![=!])[^>]+>|[:=!]))?/y;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const ESCAPE =
  /\\(?:[uU]\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[pP]\{[^}]+\}|c[a-zA-Z]|[^])/y;
const CLASS = /\[(?:\\[^]|[^\]\\])*\]/y;

/** Bounds of the one-character quantifiers. */
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
};

const WORD = /^\w$/;
const isWord = (letter: string | undefined) => letter !== undefined && WORD.test(letter);
const isBoundary = (text: readonly string[], at: number) =>
  isWord(text[at - 1]) !== isWord(text[at]);

const ASSERTIONS: Readonly<Record<string, Matcher>> = {
  '^': assertion((_run, at) => at === 0),
  $: assertion(({ text }, at) => at === text.length),
  '\\b': assertion(({ text }, at) => isBoundary(text, at)),
  '\\B': assertion(({ text }, at) => !isBoundary(text, at)),
};

/**
 * Parses a regular expression that the browser accepts under `flags` (recursive descent). Throws
 * `UnsupportedPattern`.
 */
export function parsePattern(source: string, flags: string): Matcher {
  let index = 0;

  function take(shape: RegExp): RegExpExecArray | null {
    shape.lastIndex = index;
    const found = shape.exec(source);
    if (found) index += found[0].length;
    return found;
  }

  function disjunction(): Matcher {
    const branches = [alternative()];
    while (source[index] === '|') {
      index += 1;
      branches.push(alternative());
    }
    return branches.length === 1 ? (branches[0] ?? sequence([])) : alternatives(branches);
  }

  function alternative(): Matcher {
    const terms: Matcher[] = [];
    while (index < source.length && source[index] !== '|' && source[index] !== ')')
      terms.push(quantified(atom()));
    return sequence(terms);
  }

  function atom(): Matcher {
    if (source[index] === '(') return group();
    const term = (take(ESCAPE) ?? take(CLASS))?.[0] ?? literal();
    const known = ASSERTIONS[term];
    if (known) return known;
    if (/^\\[1-9k]/.test(term)) throw new UnsupportedPattern(term);
    const shape = new RegExp(`^(?:${term})$`, flags);
    return character((letter) => shape.test(letter));
  }

  /** Takes one character; returns it escaped, except `.` and assertions. */
  function literal(): string {
    const letter = String.fromCodePoint(source.codePointAt(index) ?? 0);
    index += letter.length;
    return letter === '.' || letter in ASSERTIONS
      ? letter
      : letter.replace(/[\\{}[\]()*+?|/]/, String.raw`\$&`);
  }

  function group(): Matcher {
    const opening = take(GROUP)?.[0] ?? '(';
    if (source[index] === '?') throw new UnsupportedPattern('group');
    const body = disjunction();
    index += 1;
    if (opening === '(?=') return assertion((run, at) => body(run, new Set([at])).size > 0);
    if (opening === '(?!') return assertion((run, at) => body(run, new Set([at])).size === 0);
    return body;
  }

  function quantified(term: Matcher): Matcher {
    const found = take(QUANTIFIER);
    if (!found) return term;
    const [, sign, least, comma, most] = found;
    const min = Number(least);
    const [from, to] = BOUNDS[sign ?? ''] ?? [min, comma ? Number(most || Infinity) : min];
    return repetition(term, from, to);
  }

  return disjunction();
}

import { anyOf, inTurn, one, repeated, where, type Step } from './steps';

/** A construct that cannot be followed place by place: back references, look-behind, inline flags. */
export class Unreadable extends Error {}

const GROUP = /\((?:\?(?:<(?![=!])[^>]+>|[:=!]))?/y;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const ESCAPE =
  /\\(?:[uU]\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[pP]\{[^}]+\}|c[a-zA-Z]|[^])/y;
const CLASS = /\[(?:\\[^]|[^\]\\])*\]/y;

const COUNTS: Readonly<Record<string, readonly [number, number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
};

const WORD = /^\w$/;
const isWord = (character: string | undefined) => character !== undefined && WORD.test(character);
const atEdge = (text: readonly string[], at: number) => isWord(text[at - 1]) !== isWord(text[at]);

const PLACES: Readonly<Record<string, Step>> = {
  '^': where((_run, at) => at === 0),
  $: where(({ text }, at) => at === text.length),
  '\\b': where(({ text }, at) => atEdge(text, at)),
  '\\B': where(({ text }, at) => !atEdge(text, at)),
};

/** Reads a pattern whose grammar the browser has already accepted under `flags`. */
export function readPattern(source: string, flags: string): Step {
  let index = 0;

  function take(shape: RegExp): RegExpExecArray | null {
    shape.lastIndex = index;
    const found = shape.exec(source);
    if (found) index += found[0].length;
    return found;
  }

  function choice(): Step {
    const branches = [branch()];
    while (source[index] === '|') {
      index += 1;
      branches.push(branch());
    }
    return branches.length === 1 ? (branches[0] ?? inTurn([])) : anyOf(branches);
  }

  function branch(): Step {
    const steps: Step[] = [];
    while (index < source.length && source[index] !== '|' && source[index] !== ')')
      steps.push(counted(piece()));
    return inTurn(steps);
  }

  function piece(): Step {
    if (source[index] === '(') return group();
    const written = (take(ESCAPE) ?? take(CLASS))?.[0] ?? plain();
    const place = PLACES[written];
    if (place) return place;
    if (/^\\[1-9k]/.test(written)) throw new Unreadable(written);
    const shape = new RegExp(`^(?:${written})$`, flags);
    return one((character) => shape.test(character));
  }

  function plain(): string {
    const character = String.fromCodePoint(source.codePointAt(index) ?? 0);
    index += character.length;
    return character === '.' || character in PLACES
      ? character
      : character.replace(/[\\{}[\]()*+?|/]/, String.raw`\$&`);
  }

  function group(): Step {
    const opening = take(GROUP)?.[0] ?? '(';
    if (source[index] === '?') throw new Unreadable('group');
    const inside = choice();
    index += 1;
    if (opening === '(?=') return where((run, at) => inside(run, new Set([at])).size > 0);
    if (opening === '(?!') return where((run, at) => inside(run, new Set([at])).size === 0);
    return inside;
  }

  function counted(step: Step): Step {
    const found = take(QUANTIFIER);
    if (!found) return step;
    const [, sign, least, comma, most] = found;
    const min = Number(least);
    const [from, to] = COUNTS[sign ?? ''] ?? [min, comma ? Number(most || Infinity) : min];
    return repeated(step, from, to);
  }

  return choice();
}

import { ENTITIES } from './entities.data';
import { pieces } from './pieces';

/** Longest text one line of news reads from an announcement. */
const MAX_LENGTH = 300;
/** Texts begin within this much of their HTML. */
const LOOKED_AT = 20_000;

/** Tags that stand within a word; any other parts words. */
const WITHIN_WORDS = new Set(
  'a abbr b big code del em font i ins s small span strike strong sub sup u wbr'.split(' '),
);

const ENTITY = /&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z][\da-z]{1,31}));?/gi;
const LAST_CHARACTER = 0x10_ff_ff;

function numbered(digits: string): string {
  const code = Number(/^x/i.test(digits) ? `0${digits}` : digits);
  return code === 0 || code > LAST_CHARACTER ? '\uFFFD' : String.fromCodePoint(code);
}

const decoded = (text: string) =>
  text.replaceAll(ENTITY, (whole, digits?: string, name?: string) =>
    digits === undefined ? (ENTITIES.get(name ?? '') ?? whole) : numbered(digits),
  );

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The words of rich text from the server, as one line. Nothing of it becomes an element: the page's
 * policy forbids to parse strings, and a list has no use for it.
 */
export function plainText(html: string): string {
  let text = '';
  for (const piece of pieces(html.slice(0, LOOKED_AT))) {
    if (piece.kind === 'text') text += decoded(piece.text);
    else if (!WITHIN_WORDS.has(piece.name)) text += ' ';
    if (text.length > 4 * MAX_LENGTH && oneLine(text).length > MAX_LENGTH) break;
  }
  return oneLine(text).slice(0, MAX_LENGTH);
}

import { ENTITIES } from './entities.data';
import { tokenize } from './tokenize';

/** Maximum length of one line of news. */
const MAX_LENGTH = 300;
/** Number of HTML characters that are read: enough for the text of a line. */
const MAX_HTML = 20_000;

/** Tags that may occur within a word; any other tag separates words. */
const INLINE_TAGS = new Set(
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

/** Returns the text of the platform's HTML as one line of at most 300 characters, without parsing it into elements. */
export function plainText(html: string): string {
  let text = '';
  for (const token of tokenize(html.slice(0, MAX_HTML))) {
    if (token.kind === 'text') text += decoded(token.text);
    else if (!INLINE_TAGS.has(token.name)) text += ' ';
    if (text.length > 4 * MAX_LENGTH && oneLine(text).length > MAX_LENGTH) break;
  }
  return oneLine(text).slice(0, MAX_LENGTH);
}

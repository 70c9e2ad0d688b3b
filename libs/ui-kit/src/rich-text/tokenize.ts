/** Part of an HTML text, in source order: text between tags, or one tag. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'tag'; name: string; closing: boolean; attributes: string };

/** Elements removed with all their content, which is not readable text. */
const DROPPED_TAGS = new Set(
  (
    'script style template noscript iframe object xmp noembed noframes textarea title select ' +
    'video audio svg math'
  ).split(' '),
);
/** Dropped elements that `/>` closes. */
const SELF_CLOSING = new Set(['svg', 'math']);

const TAG = /<(\/?)([a-z][^\s/>]*)/iy;

/** Index of the `>` that ends the tag begun before `from`; skips quoted values. The end of the text if there is none. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  let afterEquals = false;
  for (let at = from; at < html.length; at += 1) {
    const letter = html.charAt(at);
    if (quote !== '') {
      if (letter === quote) quote = '';
      continue;
    }
    if (letter === '>') return at;
    if (afterEquals && (letter === '"' || letter === "'")) quote = letter;
    if (letter.trim() !== '') afterEquals = letter === '=';
  }
  return html.length;
}

/** Index after the next `mark`, or the end. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function afterElement(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? after(html, '>', found.index) : html.length;
}

/** Reads the markup at a `<`; returns the index to continue at. */
function* markup(html: string, at: number): Generator<Token, number> {
  TAG.lastIndex = at;
  const found = TAG.exec(html);
  if (found) {
    const from = TAG.lastIndex;
    const end = tagEnd(html, from);
    if (end === html.length) return end;
    const name = (found[2] ?? '').toLowerCase();
    const attributes = html.slice(from, end);
    const closing = found[1] === '/';
    const closed = closing || (SELF_CLOSING.has(name) && attributes.endsWith('/'));
    if (DROPPED_TAGS.has(name)) return closed ? end + 1 : afterElement(html, name, end + 1);
    yield { kind: 'tag', name, closing, attributes };
    return end + 1;
  }
  if (html.startsWith('<!--', at)) return after(html, '-->', at + 2);
  if (/[!?/]/.test(html.charAt(at + 1))) return after(html, '>', at + 1);
  yield { kind: 'text', text: '<' };
  return at + 1;
}

/**
 * Splits HTML into tags and text in one pass: linear time for any input, however broken. Does not sanitize the text.
 */
export function* tokenize(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const until = open === -1 ? html.length : open;
    if (until > at) yield { kind: 'text', text: html.slice(at, until) };
    if (open === -1) return;
    at = yield* markup(html, open);
  }
}

import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, ENDS, HELD_BY, STYLE_KEPT_AS } from './allowed.data';
import { pieces, type Piece } from './pieces';

/** Longer texts are cut: no announcement is as long, and none may stop the page. */
const MOST_CHARACTERS = 100_000;
const MOST_TAGS = 4_000;
const MOST_DEPTH = 60;

const TAGS = new Set(ALLOWED_TAGS);
const ATTRIBUTES = new Set(ALLOWED_ATTRIBUTES);
const EMPTY = new Set(['br', 'hr', 'img']);
/** Elements that stand in one kind of parent alone. */
const HELD = new Set(Object.values(HELD_BY).flat());
/** What a stray closing tag does not reach out of. */
const WALLS = new Set(['td', 'th']);

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

function attributesOf(text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .map(([, name = '', value = '""']) => {
      const known = name.toLowerCase();
      if (!ATTRIBUTES.has(known)) return '';
      const quoted = /^["']/.test(value) ? value : `"${value}"`;
      return ` ${known === 'style' ? STYLE_KEPT_AS : known}=${quoted}`;
    })
    .join('');
}

/** Where in `open` an opening `name` ends something; -1 is nowhere. */
function endedBy(name: string, open: readonly string[]): number {
  const ending = ENDS[name];
  if (!ending) return -1;
  for (let at = open.length - 1; at >= 0; at -= 1) {
    const tag = open[at] ?? '';
    if (ending.ends.includes(tag)) return at;
    if (ending.within.includes(tag)) return -1;
  }
  return -1;
}

/** Where in `open` a closing `name` ends something; -1 is nowhere. */
function closedBy(name: string, open: readonly string[]): number {
  const found = open.lastIndexOf(name);
  const wall =
    HELD.has(name) || name === 'table' ? -1 : open.findLastIndex((tag) => WALLS.has(tag));
  return found > wall ? found : -1;
}

const belongs = (name: string, parent: string | undefined) =>
  HELD_BY[parent ?? '']?.includes(name) ?? !HELD.has(name);

/**
 * The same text in plain, well-nested HTML of the allowed elements and attributes. It is not what makes
 * it safe, the cleaner is: it keeps the parser from work that grows faster than the text (unclosed
 * formatting is repeated in every paragraph), and from complaining of styles and handlers that the
 * page's policy forbids.
 */
export function tidy(html: string): string {
  const out: string[] = [];
  const open: string[] = [];
  let tags = 0;
  const close = (from: number) => {
    for (const name of open.splice(from).reverse()) out.push(`</${name}>`);
  };
  const openTag = ({ name, attributes }: Extract<Piece, { kind: 'tag' }>) => {
    const ended = endedBy(name, open);
    if (ended !== -1) close(ended);
    if (!belongs(name, open.at(-1)) || open.length >= MOST_DEPTH) return;
    out.push(`<${name}${attributesOf(attributes)}>`);
    if (!EMPTY.has(name)) open.push(name);
  };
  for (const piece of pieces(html.slice(0, MOST_CHARACTERS))) {
    if (piece.kind === 'text') out.push(piece.text.replaceAll('<', '&lt;'));
    else if (TAGS.has(piece.name)) {
      tags += 1;
      if (tags > MOST_TAGS) break;
      if (!piece.closing) openTag(piece);
      else if (closedBy(piece.name, open) !== -1) close(closedBy(piece.name, open));
    }
  }
  close(0);
  return out.join('');
}

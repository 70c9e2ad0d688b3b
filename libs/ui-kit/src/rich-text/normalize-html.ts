import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_CHILDREN,
  ALLOWED_TAGS,
  DEFERRED_STYLE,
  IMPLIED_ENDS,
} from './allowed.data';
import { tokenize, type Token } from './tokenize';

/** Longer texts are truncated, so that none can block the page. */
const MAX_CHARACTERS = 100_000;
const MAX_TAGS = 4_000;
const MAX_DEPTH = 60;

const TAGS = new Set(ALLOWED_TAGS);
const ATTRIBUTES = new Set(ALLOWED_ATTRIBUTES);
const VOID_TAGS = new Set(['br', 'hr', 'img']);
/** Elements valid in one kind of parent only. */
const NESTED_ONLY = new Set(Object.values(ALLOWED_CHILDREN).flat());
/** A stray closing tag inside these does not close elements outside of them. */
const SCOPE_TAGS = new Set(['td', 'th']);

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

function attributesOf(text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .map(([, name = '', value = '""']) => {
      const known = name.toLowerCase();
      if (!ATTRIBUTES.has(known)) return '';
      const quoted = /^["']/.test(value) ? value : `"${value}"`;
      return ` ${known === 'style' ? DEFERRED_STYLE : known}=${quoted}`;
    })
    .join('');
}

/** Index in `open` of the element that an opening `name` ends; -1 if none. */
function endedBy(name: string, open: readonly string[]): number {
  const ending = IMPLIED_ENDS[name];
  if (!ending) return -1;
  for (let at = open.length - 1; at >= 0; at -= 1) {
    const tag = open[at] ?? '';
    if (ending.ends.includes(tag)) return at;
    if (ending.within.includes(tag)) return -1;
  }
  return -1;
}

/** Index in `open` of the element that a closing `name` ends; -1 if none. */
function closedBy(name: string, open: readonly string[]): number {
  const found = open.lastIndexOf(name);
  const scope =
    NESTED_ONLY.has(name) || name === 'table'
      ? -1
      : open.findLastIndex((tag) => SCOPE_TAGS.has(tag));
  return found > scope ? found : -1;
}

const mayContain = (parent: string | undefined, name: string) =>
  ALLOWED_CHILDREN[parent ?? '']?.includes(name) ?? !NESTED_ONLY.has(name);

/**
 * Rewrites HTML as well-nested markup of allowed elements and attributes. Safety comes from the
 * sanitizer afterwards; this keeps parsing linear (unclosed formatting would be repeated in every
 * paragraph) and avoids policy warnings about inline styles and handlers.
 */
export function normalizeHtml(html: string): string {
  const out: string[] = [];
  const open: string[] = [];
  let tags = 0;
  const close = (from: number) => {
    for (const name of open.splice(from).reverse()) out.push(`</${name}>`);
  };
  const openTag = ({ name, attributes }: Extract<Token, { kind: 'tag' }>) => {
    const ended = endedBy(name, open);
    if (ended !== -1) close(ended);
    if (!mayContain(open.at(-1), name) || open.length >= MAX_DEPTH) return;
    out.push(`<${name}${attributesOf(attributes)}>`);
    if (!VOID_TAGS.has(name)) open.push(name);
  };
  for (const token of tokenize(html.slice(0, MAX_CHARACTERS))) {
    if (token.kind === 'text') out.push(token.text.replaceAll('<', '&lt;'));
    else if (TAGS.has(token.name)) {
      tags += 1;
      if (tags > MAX_TAGS) break;
      if (!token.closing) openTag(token);
      else if (closedBy(token.name, open) !== -1) close(closedBy(token.name, open));
    }
  }
  close(0);
  return out.join('');
}

/** Elements allowed in a text of the platform: no forms, no frames, nothing that runs or loads automatically. */
export const ALLOWED_TAGS = (
  'a abbr b big blockquote br caption center code dd del div dl dt em figcaption figure font h1 h2 h3 ' +
  'h4 h5 h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead ' +
  'tr u ul'
).split(' ');

/** Allowed attributes: no ids, classes or names, so that a text cannot address or override the page. */
export const ALLOWED_ATTRIBUTES =
  'alt align colspan dir height href lang rowspan src start style title valign width'.split(' ');

/** Attribute that holds `style` until it is parsed: the page's policy forbids inline styles, and the parser would warn. */
export const DEFERRED_STYLE = 'data-style';

/** Allowed style properties: they shape the text only. Colours are handled by `applyContrast`. */
export const ALLOWED_STYLES = (
  'border border-collapse border-color border-radius border-style border-width font-size font-style ' +
  'font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left ' +
  'margin-right margin-top padding padding-bottom padding-left padding-right padding-top text-align ' +
  'text-decoration text-indent text-transform vertical-align width word-break'
).split(' ');

/** Elements with fixed children: they contain these only, and these are valid in them only. */
export const ALLOWED_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
};

/** Elements that an opening tag ends, searched outwards up to one of `within`. */
interface ImpliedEnd {
  ends: readonly string[];
  within: readonly string[];
}

const CELLS = ['td', 'th', 'caption', 'table'];
const ROW_ENDS: ImpliedEnd = { ends: ['thead', 'tbody', 'tfoot', 'caption'], within: ['table'] };
const TERM_ENDS: ImpliedEnd = { ends: ['dt', 'dd'], within: ['dl', ...CELLS] };
const CELL_ENDS: ImpliedEnd = { ends: ['td', 'th'], within: ['tr', 'table'] };
const PARAGRAPH_ENDS: ImpliedEnd = { ends: ['p'], within: CELLS };

/** Implied end tags, as in HTML: a cell ends the cell before it, a paragraph the open one. */
export const IMPLIED_ENDS: Readonly<Record<string, ImpliedEnd>> = {
  a: { ends: ['a'], within: CELLS },
  li: { ends: ['li'], within: ['ul', 'ol', ...CELLS] },
  dt: TERM_ENDS,
  dd: TERM_ENDS,
  td: CELL_ENDS,
  th: CELL_ENDS,
  tr: { ends: ['tr', 'caption'], within: ['table'] },
  thead: ROW_ENDS,
  tbody: ROW_ENDS,
  tfoot: ROW_ENDS,
  ...Object.fromEntries(
    'blockquote center div dl figcaption figure h1 h2 h3 h4 h5 h6 hr ol p pre table ul'
      .split(' ')
      .map((tag) => [tag, PARAGRAPH_ENDS]),
  ),
};

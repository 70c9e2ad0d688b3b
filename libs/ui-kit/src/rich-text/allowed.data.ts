/** Elements a text of the platform may use: no forms, no frames, nothing that runs or loads by itself. */
export const ALLOWED_TAGS = (
  'a abbr b big blockquote br caption center code dd del div dl dt em figcaption figure font h1 h2 h3 ' +
  'h4 h5 h6 hr i img ins li ol p pre s small span strike strong sub sup table tbody td tfoot th thead ' +
  'tr u ul'
).split(' ');

/** No ids, no classes, no names: nothing of the page can be addressed or overridden from a text. */
export const ALLOWED_ATTRIBUTES =
  'alt align colspan dir height href lang rowspan src start style title valign width'.split(' ');

/**
 * Where a text's `style` waits until it is read: the page's policy forbids the attribute, and a parser
 * that meets it complains.
 */
export const STYLE_KEPT_AS = 'data-style';

/** Style properties that shape a text and nothing around it; its colours have rules of their own. */
export const ALLOWED_STYLES = (
  'border border-collapse border-color border-radius border-style border-width font-size font-style ' +
  'font-weight height letter-spacing line-height list-style-type margin margin-bottom margin-left ' +
  'margin-right margin-top padding padding-bottom padding-left padding-right padding-top text-align ' +
  'text-decoration text-indent text-transform vertical-align width word-break'
).split(' ');

/** Elements that hold certain others only, and are the only ones to hold them. */
export const HELD_BY: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
};

/** What the opening of an element ends, and where it looks no further out. */
interface Ending {
  ends: readonly string[];
  within: readonly string[];
}

const CELLS = ['td', 'th', 'caption', 'table'];
const ROW_ENDS: Ending = { ends: ['thead', 'tbody', 'tfoot', 'caption'], within: ['table'] };
const TERM_ENDS: Ending = { ends: ['dt', 'dd'], within: ['dl', ...CELLS] };
const CELL_ENDS: Ending = { ends: ['td', 'th'], within: ['tr', 'table'] };
const PARAGRAPH_ENDS: Ending = { ends: ['p'], within: CELLS };

/** As HTML has it: a cell ends the cell before it, a paragraph the open one. */
export const ENDS: Readonly<Record<string, Ending>> = {
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

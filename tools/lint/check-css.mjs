import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLOURED, COLOUR_LITERAL, COLOUR_NAME, matchesOf } from './colours.mjs';
import { filesBelow, problemAt } from './files.mjs';

const MAX_LINES = 300;
const DECLARATION = /([\w-]+)\s*:\s*([^;{}]+)/g;
/** Light and shadow over any colour, and mask values, are not brand colours. */
const NEUTRAL = /^#(?:fff|000)(?:[0-9a-f])?$|^#(?:ffffff|000000)(?:[0-9a-f]{2})?$/i;
const NEUTRAL_IN = /^(box-shadow|(-webkit-)?mask(-image|-border)?)$/;
const NO_OUTLINE = /^outline(-style|-width)?$/;
/** Where the outline may be taken away, with the reason: who tabs must see where the focus is. */
const OUTLINE_HOMES = /** @type {Record<string, string>} */ ({
  'libs/shell/src/frame/frame.module.css':
    'the page itself takes the focus after a change of screen',
  'libs/ui-kit/src/confirm-dialog/confirm-dialog.module.css': 'the dialog itself takes the focus',
  'libs/ui-kit/src/field/field.module.css': 'the box around the input shows it',
  'libs/ui-kit/src/news-list/news-list.module.css': 'the whole card shows it',
  'libs/ui-kit/src/radio-list/radio-list.module.css': 'the row shows it',
  'libs/ui-kit/src/search-field/search-field.module.css': 'the box around the input shows it',
  'libs/ui-kit/src/sheet/sheet.module.css': 'the dialog itself takes the focus',
});

/** @param {string} css */
function withoutComments(css) {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** @param {string} property @param {string} value */
function coloursOf(property, value) {
  const named = COLOURED.test(property) ? matchesOf(COLOUR_NAME, value) : [];
  const literals = matchesOf(COLOUR_LITERAL, value).filter(
    (colour) => !(NEUTRAL_IN.test(property) && NEUTRAL.test(colour)),
  );
  return [...literals, ...named];
}

/** Problems of one declaration. @param {string} name @param {string} property @param {string} value */
function problemsOf(name, property, value) {
  const colours = coloursOf(property, value).map(
    (colour) =>
      `"${colour}" in ${property} is a colour written out: use a token, as in var(--text)`,
  );
  const hidden =
    NO_OUTLINE.test(property) && /^(none|0(px)?)\b/.test(value) && !(name in OUTLINE_HOMES);
  return hidden
    ? [...colours, `${property} hides the focus: keep it, or show it on the part around`]
    : colours;
}

/**
 * Checks the style sheets of libraries: colours written out, outlines taken away, overlong sheets.
 * @param {string} root
 * @returns {string[]}
 */
export function checkCss(root) {
  return filesBelow(path.join(root, 'libs'), /\.css$/).flatMap((file) => {
    const name = path.relative(root, file).replaceAll('\\', '/');
    const text = withoutComments(readFileSync(file, 'utf8'));
    const lines = text.split('\n').length - 1;
    const long =
      lines > MAX_LINES
        ? [`${name}: ${lines} lines, ${MAX_LINES} are the most: split it by what it draws`]
        : [];
    const declarations = [...text.matchAll(DECLARATION)].flatMap(
      ({ index, 1: property = '', 2: value = '' }) =>
        problemsOf(name, property, value).map((problem) =>
          problemAt({ name, text }, index, problem),
        ),
    );
    return [...long, ...declarations];
  });
}

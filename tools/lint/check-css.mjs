import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colourLiterals } from './colours.mjs';
import { filesBelow } from './files.mjs';

const MAX_LINES = 300;
const DECLARATION = /([\w-]+)\s*:\s*([^;{}]+)/g;
/** Light and shadow over any colour, and mask values, are not brand colours. */
const NEUTRAL = /^#(?:fff|000)(?:[0-9a-f])?$|^#(?:ffffff|000000)(?:[0-9a-f]{2})?$/i;
const NEUTRAL_IN = /^(box-shadow|(-webkit-)?mask(-image|-border)?)$/;
const COLOURED = /colou?r|background|border|outline|fill|stroke|shadow/;
const NAMED =
  /(?<![\w-])(white|black|red|green|blue|gold|gr[ae]y|orange|yellow|purple|pink)(?![\w-])/gi;

/** @param {string} css */
function withoutComments(css) {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** @param {string} property @param {string} value */
function coloursOf(property, value) {
  const named = COLOURED.test(property) ? (value.match(NAMED) ?? []) : [];
  const literals = colourLiterals(value).filter(
    (colour) => !(NEUTRAL_IN.test(property) && NEUTRAL.test(colour)),
  );
  return [...literals, ...named];
}

/**
 * Checks the style sheets of libraries: colour literals, overlong sheets.
 * @param {string} root
 * @returns {string[]}
 */
export function checkCss(root) {
  return filesBelow(path.join(root, 'libs'), /\.css$/).flatMap((file) => {
    const name = path.relative(root, file).replaceAll('\\', '/');
    const css = withoutComments(readFileSync(file, 'utf8'));
    const lines = css.split('\n').length - 1;
    const long =
      lines > MAX_LINES
        ? [`${name}: ${lines} lines, ${MAX_LINES} are the most: split it by what it draws`]
        : [];
    const colours = [...css.matchAll(DECLARATION)].flatMap(
      ({ index, 1: property = '', 2: value = '' }) =>
        coloursOf(property, value).map((colour) => {
          const line = css.slice(0, index).split('\n').length;
          return `${name}:${line}: "${colour}" in ${property} is a colour written out: use a token, as in var(--text)`;
        }),
    );
    return [...long, ...colours];
  });
}

// @ts-check
import { el } from '../../shared/client/dom.js';
import { words } from './words.js';

const COLUMNS = 3;
const SYMBOLS = Object.keys(words.symbols);

/**
 * @param {string} name
 * @param {boolean} named
 */
function tile(name, named) {
  const alt = /** @type {Record<string, string>} */ (words.symbols)[name] ?? name;
  // The browser caches the picture, so tiles reuse it.
  return el('img', {
    src: `/play/assets/game/symbols/${name}.svg`,
    alt: named ? alt : '',
    draggable: 'false',
  });
}

/**
 * Symbols of a spinning column, doubled for a seamless loop.
 * @param {number} column
 */
function strip(column) {
  const order = SYMBOLS.map((_, at) => SYMBOLS[(at * 5 + column * 2) % SYMBOLS.length] ?? 'lotus');
  return el(
    'div',
    { class: 'strip', 'aria-hidden': 'true' },
    ...[...order, ...order].map((name) => tile(name, false)),
  );
}

/**
 * Columns of a round's symbols; arbitrary ones before the first round.
 * @param {readonly string[]} [symbols]
 */
export const reelsOf = (symbols = SYMBOLS.slice(0, COLUMNS)) =>
  symbols.map((name, column) => el('div', { class: 'column' }, tile(name, true), strip(column)));

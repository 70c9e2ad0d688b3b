// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { words } from './words.js';

const COLUMNS = 3;
const SYMBOLS = Object.keys(words.symbols);
/** Duration of a spin in ms: visible, but short. */
const TURN_MS = 700;

/**
 * @param {string} name
 * @param {boolean} named
 */
function tile(name, named) {
  const alt = /** @type {Record<string, string>} */ (words.symbols)[name] ?? name;
  // The browser caches the picture; tiles reuse it.
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
 * Shows the symbols of a round, row by row, three per row.
 * @param {readonly string[]} symbols
 */
export function showSymbols(symbols) {
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    el(
      'div',
      { class: 'column' },
      ...symbols.filter((_name, at) => at % COLUMNS === column).map((name) => tile(name, true)),
      strip(column),
    ),
  );
  const reels = byId('reels');
  reels.dataset['rows'] = String(Math.ceil(symbols.length / COLUMNS));
  reels.replaceChildren(...columns);
}

/**
 * Spins the reels until the round resolves. All stop at once: a delayed last reel would feign suspense.
 * @template T
 * @param {Promise<T>} round
 * @returns {Promise<T>}
 */
export async function turnUntil(round) {
  const reels = byId('reels');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  reels.toggleAttribute('data-turning', !still);
  const least = new Promise((resolve) => setTimeout(resolve, still ? 0 : TURN_MS));
  try {
    const [decided] = await Promise.all([round, least]);
    return decided;
  } finally {
    reels.removeAttribute('data-turning');
  }
}

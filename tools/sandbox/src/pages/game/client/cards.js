// @ts-check
import { el } from '../../shared/client/dom.js';
import { pickName } from './picks.js';
import { fill, words } from './words.js';

/** @typedef {import('./types.d.ts').Round} Round */

const SUITS = /** @type {Record<string, string>} */ ({ S: '♠', H: '♥', C: '♣', D: '♦' });

/**
 * A card, face down if there is none. The suit is irrelevant and hidden from screen readers.
 * @param {string | undefined} code
 */
function card(code) {
  if (code === undefined)
    return el('span', { class: 'card down', role: 'img', 'aria-label': words.faceDown });
  const rank = code.slice(0, -1);
  const suit = code.slice(-1);
  return el(
    'span',
    { class: 'card', role: 'img', 'aria-label': rank, 'data-suit': suit },
    el('b', { 'aria-hidden': 'true' }, rank),
    el('span', { 'aria-hidden': 'true' }, SUITS[suit]),
  );
}

/**
 * @param {string} name
 * @param {{ cards: (string | undefined)[], points?: string | undefined, wins: boolean }} hand
 */
const side = (name, { cards, points, wins }) =>
  el(
    'div',
    { class: 'hand', role: 'group', 'aria-label': name, 'data-wins': wins && 'true' },
    el('span', { class: 'whose' }, name),
    el('div', { class: 'cards' }, ...cards.map(card)),
    points !== undefined && el('span', { class: 'points' }, fill(words.points, { count: points })),
  );

const RANKS = 'A23456789TJQK';
/** @param {string | undefined} code */
const rankOf = (code = '') => RANKS.indexOf(code.replace('10', 'T').charAt(0));

/** @param {Round | null} round */
export function dragonTiger(round) {
  const [dragon, tiger] = round?.symbols ?? [];
  return [
    side(pickName('DRAGON', []), { cards: [dragon], wins: rankOf(dragon) > rankOf(tiger) }),
    side(pickName('TIGER', []), { cards: [tiger], wins: rankOf(tiger) > rankOf(dragon) }),
  ];
}

/** @param {Round | null} round */
export function twoHands(round) {
  const [a, b, c, d, mine, house] = round?.symbols ?? [];
  return [
    side(words.you, { cards: [a, b], points: mine, wins: Number(mine) > Number(house) }),
    side(words.house, { cards: [c, d], points: house, wins: Number(house) > Number(mine) }),
  ];
}

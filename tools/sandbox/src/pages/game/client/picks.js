// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { fill, locale, words } from './words.js';

/** @typedef {import('./types.d.ts').GameState} GameState */

/**
 * Display name of a pick: for a match, the name of the side.
 * @param {string} pick
 * @param {readonly string[]} setting
 * @returns {string}
 */
export function pickName(pick, setting) {
  const side = { HOME: setting[0], AWAY: setting[1] }[pick] ?? pick;
  return words.picks[side] ?? side;
}

/** The largest multiplier of a pick: what its button says. @param {import('./types.d.ts').Pick} pick */
const mostOf = ({ odds }) => Math.max(...odds.map(({ multiplier }) => multiplier));

const LEGENDS = /** @type {Record<string, string>} */ ({
  match: words.nextMatch,
  draw: words.lastDigit,
});

/** The selected pick, or the only one. */
export const chosenPick = () =>
  document.querySelector('#picks input:checked')?.getAttribute('value') ?? '';

/**
 * @param {GameState} game
 * @param {import('./types.d.ts').Pick} pick
 * @param {boolean} checked
 */
function option(game, pick, checked) {
  const name = pickName(pick.pick, game.setting);
  const multiplier = mostOf(pick).toLocaleString(locale);
  return el(
    'label',
    { class: 'pick', 'data-pick': pick.pick },
    el('input', {
      type: 'radio',
      name: 'pick',
      value: pick.pick,
      checked,
      'aria-label': fill(words.pickPays, { pick: name, multiplier }),
    }),
    el('span', { class: 'name' }, name),
    el('span', { class: 'pays' }, `×${multiplier}`),
  );
}

/**
 * Shows the picks and keeps the selection.
 * @param {GameState} game
 */
export function showPicks(game) {
  const list = byId('pick-list');
  const chosen = chosenPick() || game.last?.pick;
  const first = game.picks.find(({ pick }) => pick === chosen) ?? game.picks[0];
  byId('picks').hidden = game.picks.length < 2;
  byId('picks').dataset['many'] = String(game.picks.length > 4);
  byId('picks-legend').textContent = LEGENDS[game.kind] ?? words.bet;
  list.replaceChildren(...game.picks.map((pick) => option(game, pick, pick === first)));
}

/** @param {boolean} locked */
export function lockPicks(locked) {
  /** @type {HTMLFieldSetElement} */
  const picks = byId('picks');
  picks.disabled = locked;
}

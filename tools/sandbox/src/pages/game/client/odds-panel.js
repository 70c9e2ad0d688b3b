// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { outcomes, percent, returnToPlayer, roundsForOne } from './odds.js';
import { fill, locale, words } from './words.js';

/** @typedef {import('./types.d.ts').OddsRow} OddsRow */

/** @param {OddsRow} outcome */
function oddsRow({ multiplier, chance }) {
  return el(
    'tr',
    {},
    el('th', { scope: 'row' }, `×${multiplier.toLocaleString(locale)}`),
    el('td', {}, percent(chance, locale)),
    el('td', {}, fill(words.oneIn, { count: roundsForOne(chance, locale) })),
  );
}

/**
 * Fills the odds panel and connects its button.
 * @param {readonly OddsRow[]} odds
 */
export function startOdds(odds) {
  const rate = percent(returnToPlayer(odds), locale);
  byId('odds-rows').replaceChildren(...outcomes(odds).map(oddsRow));
  byId('return-rate').textContent = rate;
  byId('return-about').textContent = fill(words.returnAbout, { rate });
  /** @type {HTMLDialogElement} */
  const dialog = byId('odds');
  /** @type {HTMLButtonElement} */
  const open = byId('odds-open');
  open.disabled = false;
  open.addEventListener('click', () => dialog.showModal());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}

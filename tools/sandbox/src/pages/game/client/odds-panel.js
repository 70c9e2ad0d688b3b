// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { outcomes, percent, returnToPlayer, roundsForOne } from './odds.js';
import { pickName } from './picks.js';
import { fill, locale, words } from './words.js';

/** @typedef {import('./types.d.ts').OddsRow} OddsRow */
/** @typedef {import('./types.d.ts').GameState} GameState */
/** @typedef {import('./types.d.ts').Pick} Pick */

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

/** @param {Pick} pick */
const rateOf = ({ odds }) => percent(returnToPlayer(odds), locale);

/**
 * Groups picks with the same odds.
 * @param {GameState} game
 */
function groups({ picks, kind, setting }) {
  /** @type {Map<string, { names: string[], pick: Pick }>} */
  const found = new Map();
  for (const pick of picks) {
    const key = JSON.stringify(pick.odds);
    const group = found.get(key) ?? { names: [], pick };
    // The sides change with every match, their odds do not.
    const side = { HOME: '1', AWAY: '2' }[pick.pick];
    group.names.push(kind === 'match' && side ? side : pickName(pick.pick, setting));
    found.set(key, group);
  }
  return [...found.values()];
}

/**
 * Fills the odds panel.
 * @param {GameState} game
 */
function fillOdds(game) {
  const all = groups(game);
  byId('odds-table').append(
    ...all.map(({ names, pick }) =>
      el(
        'tbody',
        {},
        all.length > 1 &&
          el(
            'tr',
            { class: 'group' },
            el('th', { scope: 'rowgroup', colspan: '2' }, names.join(', ')),
            el('td', {}, rateOf(pick)),
          ),
        ...outcomes(pick.odds).map(oddsRow),
      ),
    ),
  );
  const rates = [...new Set(all.map(({ pick }) => rateOf(pick)))].sort();
  const rate = rates.length > 1 ? `${rates[0]} – ${rates.at(-1)}` : (rates[0] ?? '');
  byId('return-rate').textContent = rate;
  byId('return-about').textContent = fill(words.returnAbout, { rate });
}

/**
 * Fills the odds panel and connects its button.
 * @param {GameState} game
 */
export function startOdds(game) {
  fillOdds(game);
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

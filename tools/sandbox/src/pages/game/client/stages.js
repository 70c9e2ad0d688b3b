// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { dragonTiger, twoHands } from './cards.js';
import { chosenPick, pickName } from './picks.js';
import { reelsOf } from './reels.js';
import { fill, timeOf, words } from './words.js';

/** @typedef {import('./types.d.ts').GameState} GameState */
/** @typedef {import('./types.d.ts').Round} Round */

/** Duration of a round in ms: visible, but short. */
const ROUND_MS = 700;

/** @param {GameState} game */
function shot({ last, picks }) {
  const aimed = last?.pick ?? (chosenPick() || picks[0]?.pick || '');
  const name = pickName(aimed, []);
  const result = last && (last.symbols[0] === 'HIT' ? words.hit : words.missed);
  return [
    el(
      'div',
      { class: 'target', 'data-result': last?.symbols[0] },
      el('img', {
        src: `/play/assets/game/symbols/${aimed.toLowerCase()}.svg`,
        alt: result ? `${name}: ${result}` : name,
        draggable: 'false',
      }),
      result && el('span', { class: 'verdict', 'aria-hidden': 'true' }, result),
    ),
  ];
}

/**
 * @param {string} name
 * @param {number} at
 * @param {{ score: string | undefined, won: boolean }} result
 */
const team = (name, at, { score, won }) =>
  el(
    'div',
    { class: 'side', 'data-side': String(at), 'data-wins': won && 'true' },
    el('span', { class: 'crest', 'aria-hidden': 'true' }, name.charAt(0)),
    el('span', { class: 'side-name' }, name),
    score !== undefined && el('b', { class: 'score' }, score),
    score === undefined && won && el('b', { class: 'score word' }, words.won),
  );

/** @param {GameState} game */
function match({ last, setting }) {
  const sides = last?.setting ?? setting;
  const [result, ...score] = last?.symbols ?? [];
  return sides.map((name, at) =>
    team(pickName(name, []), at, {
      score: score[at],
      won: result === (at === 0 ? 'HOME' : 'AWAY'),
    }),
  );
}

/** @param {GameState} game */
function draw({ last, drawAt }) {
  const digits = last?.symbols ?? [];
  const drawn = digits.length > 0;
  return [
    el(
      'span',
      { class: 'whose' },
      drawn ? words.drawn : fill(words.nextDraw, { time: timeOf(drawAt ?? 0) }),
    ),
    el(
      'div',
      {
        class: 'balls',
        role: 'img',
        'aria-label': digits.join(' '),
        'aria-hidden': !drawn && 'true',
        'data-waiting': !drawn && 'true',
      },
      ...(drawn ? digits : ['?', '?', '?', '?', '?']).map((digit) =>
        el('span', { class: 'ball', 'aria-hidden': 'true' }, digit),
      ),
    ),
  ];
}

/** Stage of each kind: the last round, or the initial display. */
const STAGES = {
  reels: (/** @type {GameState} */ { last }) => reelsOf(last?.symbols),
  hands: (/** @type {GameState} */ { last }) => twoHands(last),
  cards: (/** @type {GameState} */ { last }) => dragonTiger(last),
  shots: shot,
  match,
  draw,
};

/** @param {GameState} game */
export function showStage(game) {
  const stage = byId('stage');
  stage.dataset['kind'] = game.kind;
  stage.setAttribute('aria-label', words.kinds[game.kind]);
  stage.replaceChildren(...STAGES[game.kind](game));
}

/**
 * Animates the stage until the round resolves. Everything stops at once, because staggered stops feign suspense.
 * @template T
 * @param {Promise<T>} round
 * @returns {Promise<T>}
 */
export async function turnUntil(round) {
  const stage = byId('stage');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  stage.toggleAttribute('data-turning', !still);
  const least = new Promise((resolve) => setTimeout(resolve, still ? 0 : ROUND_MS));
  try {
    const [decided] = await Promise.all([round, least]);
    return decided;
  } finally {
    stage.removeAttribute('data-turning');
  }
}

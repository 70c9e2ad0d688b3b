// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { postToHost } from './host.js';
import { isLess, money, subtract } from '../../shared/client/money.js';
import { showEnded } from './notice.js';
import { showSymbols, turnUntil } from './reels.js';
import { EndedError, playRound, RefusedError } from './server.js';
import { fill, locale, words } from './words.js';

/** @typedef {import('./types.d.ts').GameState} GameState */
/** @typedef {import('./types.d.ts').Round} Round */

/** @type {HTMLSelectElement} */
const stake = byId('stake');
/** @type {HTMLButtonElement} */
const play = byId('play');

/** @param {string} text */
const setStatus = (text) => (byId('result').textContent = text);

/**
 * Result text of a round; a payout below the stake is not called a win.
 * @param {Round} round
 * @param {GameState} game
 */
function resultText({ stake: staked, payout, multiplier }, { currency }) {
  const values = {
    stake: money(staked, currency),
    payout: money(payout, currency),
    multiplier: multiplier.toLocaleString(locale),
  };
  return fill(isLess('0', payout) ? words.paid : words.notPaid, values);
}

/** @param {GameState} game */
function show(game) {
  const balance = money(game.balance, game.currency);
  byId('balance').textContent = balance;
  // The style sheet shrinks long amounts to fit.
  byId('balance').style.setProperty('--signs', String(balance.length));
  if (game.last) {
    showSymbols(game.last.symbols);
    setStatus(resultText(game.last, game));
  } else {
    showSymbols(Object.keys(words.symbols).slice(0, 3));
    setStatus(words.ready);
  }
}

/** Generates an idempotency key for a round. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Announces the opening round once, also across reloads. Marks it in the history entry, because cross-origin
 * frames may be denied storage.
 * @param {GameState} game
 */
function announceOpening({ last, rounds }) {
  if (!last || rounds !== 1 || history.state === 'told') return;
  history.replaceState('told', '');
  postToHost({ type: 'lobby.balance' });
  postToHost({ type: 'lobby.result', net: subtract(last.payout, last.stake) });
}

/**
 * Handles play, one round at a time.
 * @param {GameState} opened
 */
export function startRounds(opened) {
  let game = opened;
  /** Unanswered round; retried with the same key and stake. */
  let open = /** @type {{ key: string, stake: string } | null} */ (null);

  async function round() {
    open ??= { key: newKey(), stake: stake.value };
    play.disabled = stake.disabled = true;
    setStatus(words.playing);
    try {
      game = { ...game, ...(await turnUntil(playRound(open.stake, open.key))) };
      open = null;
      show(game);
      postToHost({ type: 'lobby.balance' });
      if (game.last)
        postToHost({ type: 'lobby.result', net: subtract(game.last.payout, game.last.stake) });
    } catch (error) {
      if (error instanceof EndedError) return showEnded();
      if (error instanceof RefusedError) open = null;
      setStatus(error instanceof RefusedError ? words.tooLow : words.noAnswer);
    }
    // Lock the stake while a round is unanswered: another stake would be another round.
    stake.disabled = open !== null;
    play.disabled = open === null && isLess(game.balance, stake.value);
    play.setAttribute('aria-label', open === null ? words.play : words.tryAgain);
    play.focus();
  }

  function checkStake() {
    play.disabled = isLess(game.balance, stake.value);
    if (play.disabled) setStatus(words.tooLow);
  }

  stake.replaceChildren(
    ...game.stakes.map((value) =>
      el('option', { value, selected: value === game.stake }, money(value, game.currency)),
    ),
  );
  stake.disabled = false;
  stake.addEventListener('change', checkStake);
  byId('controls').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!play.disabled) void round();
  });
  show(game);
  checkStake();
  announceOpening(opened);
}

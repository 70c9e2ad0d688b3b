// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { postToHost } from '../../shared/client/host.js';
import { isLess, money, subtract } from '../../shared/client/money.js';
import { showEnded } from './notice.js';
import { chosenPick, lockPicks, pickName, showPicks } from './picks.js';
import { showStage, turnUntil } from './stages.js';
import { EndedError, playRound, readGame, RefusedError } from './server.js';
import { fill, locale, timeOf, words } from './words.js';

/** @typedef {import('./types.d.ts').GameState} GameState */
/** @typedef {import('./types.d.ts').Round} Round */

/** Maximum wait for a draw before polling again, ms, because a tester may move the clock. */
const ASK_AGAIN_MS = 10_000;

/** @type {HTMLSelectElement} */
const stake = byId('stake');
/** @type {HTMLButtonElement} */
const play = byId('play');

/** @param {string} text */
const setStatus = (text) => (byId('result').textContent = text);

/** Texts of refusals by error code. */
const REASONS = /** @type {Record<string, string>} */ ({
  'protection.limit.reached': words.limit,
  'account.excluded': words.resting,
});

/** @param {Round} round */
const isWaiting = ({ drawAt, symbols }) => drawAt !== null && symbols.length === 0;

/**
 * Result text of a round; a payout below the stake is not called a win.
 * @param {Round} round
 * @param {GameState} game
 */
function resultText(round, { currency }) {
  const values = {
    stake: money(round.stake, currency),
    payout: money(round.payout, currency),
    multiplier: round.multiplier.toLocaleString(locale),
  };
  if (isWaiting(round))
    return fill(words.ticket, {
      ...values,
      pick: pickName(round.pick, []),
      time: timeOf(round.drawAt ?? 0),
    });
  return fill(isLess('0', round.payout) ? words.paid : words.notPaid, values);
}

/** @param {GameState} game */
function show(game) {
  const balance = money(game.balance, game.currency);
  byId('balance').textContent = balance;
  // The style sheet shrinks long amounts to fit.
  byId('balance').style.setProperty('--signs', String(balance.length));
  showPicks(game);
  showStage(game);
  setStatus(game.last ? resultText(game.last, game) : words.ready);
}

/** Generates an idempotency key for a round. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Notifies the embedding page of money movements: a stake immediately, a ticket's payout after the draw.
 * @param {GameState} before
 * @param {GameState} after
 */
function tellHost(before, after) {
  postToHost({ type: 'lobby.balance' });
  postToHost({ type: 'lobby.result', net: subtract(after.net, before.net) });
}

/**
 * Handles play, one round at a time.
 * @param {GameState} opened
 */
export function startRounds(opened) {
  let game = opened;
  /** Round without a response; retried with the same key, stake and pick. */
  let open = /** @type {{ key: string, stake: string, pick: string } | null} */ (null);
  let waiting = 0;

  function checkStake() {
    const low = isLess(game.balance, stake.value);
    play.disabled = open === null && low;
    if (low && open === null) setStatus(words.tooLow);
  }

  /** Polls the result of a ticket after its draw. */
  function awaitDraw() {
    clearTimeout(waiting);
    if (!game.last || !isWaiting(game.last)) return;
    const wait = Math.max(0, (game.last.drawAt ?? 0) - game.now) + 500;
    waiting = window.setTimeout(() => void askDraw(), Math.min(wait, ASK_AGAIN_MS));
  }

  async function askDraw() {
    const answer = open === null ? await readGame().catch(() => null) : null;
    // Ignore the result if a round has begun meanwhile: its response is newer.
    if (answer && answer.kind !== 'lobby' && open === null) showDrawn(answer);
    awaitDraw();
  }

  /** @param {GameState} answer */
  function showDrawn(answer) {
    const before = game;
    game = answer;
    if (!game.last || isWaiting(game.last)) return;
    show(game);
    checkStake();
    tellHost(before, game);
  }

  async function round() {
    open ??= { key: newKey(), stake: stake.value, pick: chosenPick() };
    play.disabled = stake.disabled = true;
    lockPicks(true);
    setStatus(words.playing);
    postToHost({ type: 'lobby.round', open: true });
    try {
      const before = game;
      game = await turnUntil(playRound(open));
      open = null;
      show(game);
      tellHost(before, game);
      awaitDraw();
    } catch (error) {
      if (error instanceof EndedError) return showEnded();
      if (error instanceof RefusedError) open = null;
      setStatus(
        error instanceof RefusedError ? (REASONS[error.code] ?? words.tooLow) : words.noAnswer,
      );
    }
    postToHost({ type: 'lobby.round', open: open !== null });
    // Lock stake and pick while a round is pending, because a change would be another round.
    stake.disabled = open !== null;
    lockPicks(open !== null);
    play.disabled = open === null && isLess(game.balance, stake.value);
    play.setAttribute('aria-label', open === null ? words.play : words.tryAgain);
    play.focus();
  }

  stake.replaceChildren(
    ...game.stakes.map((value) =>
      el('option', { value, selected: value === game.stake }, money(value, game.currency)),
    ),
  );
  stake.disabled = false;
  stake.addEventListener('change', checkStake);
  byId('pick-list').addEventListener('change', () => {
    if (game.kind === 'shots') showStage({ ...game, last: null });
  });
  byId('controls').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!play.disabled) void round();
  });
  byId('balance-label').textContent = game.freePlay ? words.playBalance : words.balance;
  show(game);
  checkStake();
  awaitDraw();
}

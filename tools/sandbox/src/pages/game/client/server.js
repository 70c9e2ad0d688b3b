// @ts-check

/** @typedef {import('./types.d.ts').GameState} GameState */

/** The token is expired or unknown. */
export class EndedError extends Error {}
/** Insufficient balance; nothing was staked. */
export class RefusedError extends Error {}

const ENDED = [401, 403, 404, 410];
const REFUSED = 409;
const PATIENCE_MS = 15_000;
const token = new URLSearchParams(location.search).get('t') ?? '';

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<GameState>}
 */
async function ask(path, init = {}) {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (ENDED.includes(response.status)) throw new EndedError();
  if (response.status === REFUSED) throw new RefusedError();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return /** @type {Promise<GameState>} */ (response.json());
}

export function readGame() {
  if (!token) return Promise.reject(new EndedError());
  return ask(`/play/api/state?${new URLSearchParams({ t: token })}`);
}

/**
 * Plays a round; idempotent by key.
 * @param {string} stake
 * @param {string} key
 */
export function playRound(stake, key) {
  return ask('/play/api/round', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ t: token, stake, key }),
  });
}

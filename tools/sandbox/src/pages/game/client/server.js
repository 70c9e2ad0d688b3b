// @ts-check

/** @typedef {import('./types.d.ts').GameState} GameState */
/** @typedef {import('./types.d.ts').LobbyState} LobbyState */

/** The token is expired or unknown. */
export class EndedError extends Error {}
/** Refused with a reason; nothing was staked. */
export class RefusedError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

const ENDED = [401, 403, 404, 410];
const REFUSED = 409;
const TIMEOUT_MS = 15_000;
const token = new URLSearchParams(location.search).get('t') ?? '';

/**
 * @param {string} path
 * @param {object} [body] sent by POST
 * @returns {Promise<any>}
 */
async function ask(path, body) {
  const response = await fetch(`/play/api/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ t: token, ...body }),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (ENDED.includes(response.status)) throw new EndedError();
  if (response.status === REFUSED) {
    const { errorCode } = /** @type {{ errorCode: string }} */ (await response.json());
    throw new RefusedError(errorCode);
  }
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** @returns {Promise<GameState | LobbyState>} */
export function readGame() {
  if (!token) return Promise.reject(new EndedError());
  return ask(`state?${new URLSearchParams({ t: token })}`);
}

/**
 * Plays a round; idempotent by key.
 * @param {{ stake: string, key: string, pick: string }} round
 * @returns {Promise<GameState>}
 */
export const playRound = (round) => ask('round', round);

/**
 * Opens a game of the lobby.
 * @param {string} nodeId
 * @returns {Promise<GameState>}
 */
export const enterGame = (nodeId) => ask('enter', { nodeId });

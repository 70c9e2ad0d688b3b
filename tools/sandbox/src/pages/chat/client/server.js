// @ts-check

/** @typedef {{ mine: boolean, text: string, at: number }} Message */
/** @typedef {{ title: string | null, backUrl: string | null, headerColor: string | null, messages: Message[] }} Room */

/** The token is expired or unknown. */
export class EndedError extends Error {}
/** Rate limit reached. */
export class TooManyError extends Error {}

const ENDED = 401;
const TOO_MANY = 429;
const PATIENCE_MS = 15_000;
const token = new URLSearchParams(location.search).get('t') ?? '';

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Room>}
 */
async function ask(path, init = {}) {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (response.status === ENDED) throw new EndedError();
  if (response.status === TOO_MANY) throw new TooManyError();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return /** @type {Promise<Room>} */ (response.json());
}

export const readRoom = () => ask(`/chat/api/state?${new URLSearchParams({ t: token })}`);

/**
 * Sends a message; idempotent by key.
 * @param {string} text
 * @param {string} key
 */
export const write = (text, key) =>
  ask('/chat/api/message', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ t: token, text, key }),
  });

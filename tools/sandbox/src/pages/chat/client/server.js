// @ts-check

/** @typedef {{ id: string, by: 'me' | 'player' | 'host' | 'operator' | 'automatic', name?: string, text: string, at: number }} Message */
/** @typedef {{ title: string | null, backUrl: string | null, headerColor: string | null, messages: Message[], next: string }} Chat */
/** @typedef {Chat & { gameName: string, scene: string, picture: string, viewers: number }} Room */

/** The chat is closed: expired token, or admission refused. */
export class ClosedError extends Error {
  /**
   * @param {string} code error code of the platform
   * @param {string} [price]
   */
  constructor(code, price) {
    super(code);
    this.code = code;
    this.price = price;
  }
}
/** Rate limit reached. */
export class TooManyError extends Error {}

const CLOSED = [401, 409];
const TOO_MANY = 429;
const TIMEOUT_MS = 10_000;
const token = new URLSearchParams(location.search).get('t') ?? '';

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<unknown>}
 */
async function ask(path, init = {}) {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.ok) return response.json();
  if (response.status === TOO_MANY) throw new TooManyError();
  if (!CLOSED.includes(response.status)) throw new Error(`HTTP ${response.status}`);
  const { errorCode, value } = await response.json();
  throw new ClosedError(String(errorCode), value?.fields?.price);
}

/**
 * Changes since a cursor; all recent messages for an empty one.
 * @param {string} after
 */
export const readChat = (after) =>
  /** @type {Promise<Room>} */ (ask(`/chat/api/state?${new URLSearchParams({ t: token, after })}`));

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

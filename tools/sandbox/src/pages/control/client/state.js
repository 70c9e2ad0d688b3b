// @ts-check
import { callJson } from '../../shared/client/http.js';

/** @typedef {import('./types.d.ts').SandboxState} SandboxState */
/** @typedef {(state: SandboxState) => void} Listener */

/** @type {Set<Listener>} */
const listeners = new Set();

/**
 * Subscribes to every state read from now on.
 * @param {Listener} listener
 */
export function onState(listener) {
  listeners.add(listener);
}

/** Milliseconds by which the platform's clock is ahead of this machine's, as last read. */
let aheadMs = 0;

/** The platform's time in ms, used for codes, calls and money records. */
export const platformNow = () => Date.now() + aheadMs;

/** Reads the sandbox's state and notifies the listeners. */
export async function readState() {
  const state = /** @type {SandboxState} */ (await callJson('GET', '/__sandbox/state'));
  aheadMs = state.clock.now - Date.now();
  for (const listener of listeners) listener(state);
  return state;
}

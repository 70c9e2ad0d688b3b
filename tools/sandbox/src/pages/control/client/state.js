// @ts-check
import { callJson } from '../../shared/client/http.js';

/** @typedef {import('./types.d.ts').SandboxState} SandboxState */
/** @typedef {(state: SandboxState) => void} Listener */

/** @type {Set<Listener>} */
const listeners = new Set();

/**
 * Calls back with every state that is read from now on.
 * @param {Listener} listener
 */
export function onState(listener) {
  listeners.add(listener);
}

/** How far the platform's clock is ahead of this machine's, as last read; ms. */
let aheadMs = 0;

/** The platform's time, ms: what codes, calls and money records are stamped with. */
export const platformNow = () => Date.now() + aheadMs;

/** Reads the sandbox's state again and tells everyone who shows a part of it. */
export async function readState() {
  const state = /** @type {SandboxState} */ (await callJson('GET', '/__sandbox/state'));
  aheadMs = state.clock.now - Date.now();
  for (const listener of listeners) listener(state);
  return state;
}

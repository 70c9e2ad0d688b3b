// @ts-check
import { messageOf } from '../../shared/client/http.js';
import { say } from './say.js';

/**
 * Runs a reading again and again, never twice at a time, and not while the page is hidden.
 * @param {string} section where a failure is told
 * @param {number} everyMs
 * @param {() => Promise<void>} read
 * @returns {() => Promise<void>} reads at once
 */
export function renew(section, everyMs, read) {
  let busy = false;
  let failed = false;
  async function once() {
    if (busy || document.hidden) return;
    busy = true;
    try {
      await read();
      if (failed) say(section, '');
      failed = false;
    } catch (error) {
      failed = true;
      say(section, messageOf(error), 'bad');
    } finally {
      busy = false;
    }
  }
  setInterval(() => void once(), everyMs);
  document.addEventListener('visibilitychange', () => void once());
  void once();
  return once;
}

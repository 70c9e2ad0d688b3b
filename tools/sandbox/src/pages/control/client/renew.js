// @ts-check
import { messageOf } from '../../shared/client/http.js';
import { showStatus } from './status.js';

/**
 * Polls with `read`, without overlap and only while the page is visible. Shows failures in the status of
 * `section`. Returns a function that reads at once.
 * @param {string} section Shows failures.
 * @param {number} everyMs
 * @param {() => Promise<void>} read
 * @returns {() => Promise<void>} Reads at once.
 */
export function renew(section, everyMs, read) {
  let busy = false;
  let failed = false;
  async function once() {
    if (busy || document.hidden) return;
    busy = true;
    try {
      await read();
      if (failed) showStatus(section, '');
      failed = false;
    } catch (error) {
      failed = true;
      showStatus(section, messageOf(error), 'bad');
    } finally {
      busy = false;
    }
  }
  setInterval(() => void once(), everyMs);
  document.addEventListener('visibilitychange', () => void once());
  void once();
  return once;
}

// @ts-check
import { byId } from '../../shared/client/dom.js';
import { messageOf } from '../../shared/client/http.js';

/**
 * Shows the result of the last action below a section.
 * @param {string} section
 * @param {string} text
 * @param {'ok' | 'bad'} [tone]
 */
export function showStatus(section, text, tone = 'ok') {
  const place = byId(`${section}-said`);
  place.dataset['tone'] = tone;
  place.textContent = text;
}

/**
 * Runs an action and shows its result or error in a section's status.
 * @param {string} section
 * @param {() => Promise<string>} action Returns the message of success.
 */
export async function attempt(section, action) {
  try {
    showStatus(section, await action());
  } catch (error) {
    showStatus(section, messageOf(error), 'bad');
  }
}

/** @param {number} ms */
export const clockTime = (ms) => new Date(ms).toLocaleTimeString('en-GB');

/** @param {number} ms */
export const dateTime = (ms) =>
  new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

// @ts-check
import { byId } from '../../shared/client/dom.js';
import { messageOf } from '../../shared/client/http.js';

/**
 * Says below a section what came of the last thing done there.
 * @param {string} section
 * @param {string} text
 * @param {'ok' | 'bad'} [tone]
 */
export function say(section, text, tone = 'ok') {
  const place = byId(`${section}-said`);
  place.dataset['tone'] = tone;
  place.textContent = text;
}

/**
 * Does something a person asked for and says how it ended.
 * @param {string} section
 * @param {() => Promise<string>} deed answers what to say when it is done
 */
export async function attempt(section, deed) {
  try {
    say(section, await deed());
  } catch (error) {
    say(section, messageOf(error), 'bad');
  }
}

/** @param {number} ms */
export const clockTime = (ms) => new Date(ms).toLocaleTimeString('en-GB');

/** @param {number} ms */
export const dateTime = (ms) =>
  new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

// @ts-check
import { byId } from '../../shared/client/dom.js';
import { words } from './words.js';

/**
 * @param {string} title
 * @param {string} text
 * @param {boolean} again whether another try makes sense
 */
function show(title, text, again) {
  byId('table').hidden = byId('lobby').hidden = true;
  byId('notice').hidden = false;
  byId('notice-title').textContent = title;
  byId('notice-text').textContent = text;
  byId('notice-again').hidden = !again;
  byId('notice-title').focus();
}

/** The token has expired: reopen from the lobby. */
export const showEnded = () => show(words.endedTitle, words.ended, false);

/** Loading failed. */
export function showUnreachable() {
  byId('notice-again').addEventListener('click', () => location.reload(), { once: true });
  show(words.loading, words.noAnswer, true);
}

// @ts-check
import { byId } from '../../shared/client/dom.js';
import { postToHost } from './host.js';
import { showEnded, showUnreachable } from './notice.js';
import { startOdds } from './odds-panel.js';
import { startRounds } from './round.js';
import { EndedError, readGame } from './server.js';

/**
 * Shows the game's own picture over the default scene.
 * @param {string} address without shape and ending
 */
function showPicture(address) {
  /** @type {HTMLImageElement} */
  const picture = byId('picture');
  picture.addEventListener('load', () => (picture.hidden = false));
  picture.src = `${address}-landscape.avif`;
}

async function start() {
  try {
    const game = await readGame();
    byId('title').textContent = game.gameName;
    document.title = game.gameName;
    showPicture(game.picture);
    startOdds(game.odds);
    startRounds(game);
  } catch (error) {
    if (error instanceof EndedError) showEnded();
    else showUnreachable();
  }
  // An error screen also counts as opened.
  postToHost({ type: 'lobby.ready' });
}

void start();

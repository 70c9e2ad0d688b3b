// @ts-check
import { byId } from '../../shared/client/dom.js';
import { postToHost } from '../../shared/client/host.js';
import { showLobby } from './lobby.js';
import { showEnded, showUnreachable } from './notice.js';
import { startOdds } from './odds-panel.js';
import { startRounds } from './round.js';
import { EndedError, readGame } from './server.js';
import { words } from './words.js';

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

/**
 * Links back to the brand's page, except in the brand's frame, which has its own button.
 * @param {string | null} address
 */
function showBack(address) {
  if (address === null || parent !== window) return;
  const back = byId('back');
  back.setAttribute('href', address);
  back.hidden = false;
}

/** @param {import('./types.d.ts').GameState} game */
function openGame(game) {
  byId('title').textContent = game.gameName;
  byId('kind').textContent = words.kinds[game.kind];
  document.title = game.gameName;
  showPicture(game.picture);
  startOdds(game);
  startRounds(game);
}

/** @param {unknown} error */
const fail = (error) => (error instanceof EndedError ? showEnded() : showUnreachable());

async function start() {
  try {
    const game = await readGame();
    showBack(game.backUrl);
    if (game.kind === 'lobby') showLobby(game, { open: openGame, fail });
    else openGame(game);
  } catch (error) {
    fail(error);
  }
  // An error screen also counts as opened.
  postToHost({ type: 'lobby.ready' });
}

void start();

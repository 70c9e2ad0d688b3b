// @ts-check
import { byId, el } from '../../shared/client/dom.js';
import { enterGame } from './server.js';

/** @typedef {import('./types.d.ts').GameState} GameState */
/** @typedef {import('./types.d.ts').LobbyState} LobbyState */

/**
 * Shows the games of a lobby; a click opens one.
 * @param {LobbyState} lobby
 * @param {{ open: (game: GameState) => void, fail: (error: unknown) => void }} then
 */
export function showLobby(lobby, { open, fail }) {
  byId('table').hidden = true;
  byId('lobby').hidden = false;
  byId('lobby-vendor').textContent = lobby.gameName;
  const enter = async (/** @type {string} */ nodeId) => {
    try {
      const game = await enterGame(nodeId);
      byId('lobby').hidden = true;
      byId('table').hidden = false;
      open(game);
      byId('title').focus();
    } catch (error) {
      fail(error);
    }
  };
  byId('lobby-games').replaceChildren(
    ...lobby.games.map(({ nodeId, name, picture }) =>
      el(
        'li',
        {},
        el(
          'button',
          { type: 'button', class: 'lobby-game', click: () => void enter(nodeId) },
          el('img', { src: `${picture}-square.webp`, alt: '', draggable: 'false' }),
          el('span', {}, name),
        ),
      ),
    ),
  );
}

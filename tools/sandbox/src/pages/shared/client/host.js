// @ts-check

/**
 * Posts a message to the embedding page. Any origin may listen, so messages carry no secrets; the lobby treats them as
 * hints and reads the state from the platform.
 * @param {{ type: 'lobby.ready' | 'lobby.balance' | 'lobby.leave' } | { type: 'lobby.result', net: string } | { type: 'lobby.round', open: boolean } | { type: 'lobby.closed', code: string }} message
 */
export function postToHost(message) {
  if (framed()) parent.postMessage(message, '*');
}

/** Whether this page is framed by the lobby. */
export const framed = () => parent !== window;

/**
 * Listens for the sound setting from the embedding page only. Off by default.
 * @param {(on: boolean) => void} onSound
 */
export function hearSound(onSound) {
  addEventListener('message', ({ source, data }) => {
    if (!framed() || source !== parent || data?.type !== 'lobby.sound') return;
    onSound(data.on === true);
  });
}

// @ts-check

/**
 * Posts a message to the embedding page. Any origin may listen, so messages carry no secrets; the lobby reads
 * what is true from the platform.
 * @param {{ type: 'lobby.ready' | 'lobby.balance' | 'lobby.leave' } | { type: 'lobby.result', net: string } | { type: 'lobby.round', open: boolean } | { type: 'lobby.closed', code: string }} message
 */
export function postToHost(message) {
  if (framed()) parent.postMessage(message, '*');
}

/** Whether this page stands in a frame of the lobby. */
export const framed = () => parent !== window;

/**
 * Hears whether sound is wanted, from the embedding page alone. Off until it says so.
 * @param {(on: boolean) => void} onSound
 */
export function hearSound(onSound) {
  addEventListener('message', ({ source, data }) => {
    if (!framed() || source !== parent || data?.type !== 'lobby.sound') return;
    onSound(data.on === true);
  });
}

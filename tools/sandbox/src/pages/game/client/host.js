// @ts-check

/**
 * Tells the page around the game. Any page may listen: nothing here is a secret, and the
 * balance itself is asked of the platform, never believed from a message.
 * @param {{ type: 'lobby.ready' | 'lobby.balance' } | { type: 'lobby.result', net: string }} message
 */
export function tellHost(message) {
  if (parent !== window) parent.postMessage(message, '*');
}

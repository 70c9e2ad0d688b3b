// @ts-check

/**
 * Posts a message to the embedding page. Any origin may listen, so messages carry no secrets; the lobby reads
 * the balance from the platform.
 * @param {{ type: 'lobby.ready' | 'lobby.balance' } | { type: 'lobby.result', net: string }} message
 */
export function postToHost(message) {
  if (parent !== window) parent.postMessage(message, '*');
}

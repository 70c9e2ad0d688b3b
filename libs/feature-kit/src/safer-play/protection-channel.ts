/** Channel to other tabs of this browser; its messages carry no data. */
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lobby-protection');

/** Notifies the other tabs that limits or breaks changed. */
export function tellProtectionChange(): void {
  otherTabs?.postMessage('changed');
}

/** Calls `listener` after another tab changed limits or breaks. Returns a function that unsubscribes. */
export function onProtectionChange(listener: () => void): () => void {
  otherTabs?.addEventListener('message', listener);
  return () => otherTabs?.removeEventListener('message', listener);
}

/** D1 §9: marks follow one another at this distance, however fast somebody leafs through. */
export const MARK_READ_MS = 150;

/** When the next mark may be sent, on the page's own clock. */
let free = 0;
/** Marks that wait for their turn. */
let queued = 0;
const underWay = new Set<string>();

/**
 * Sends a mark when its turn comes, the first at once; none is dropped. One of the same announcement
 * that is under way is enough. `send` fails silently.
 */
export function enqueueMarkRead(id: string, send: () => Promise<void>): void {
  if (underWay.has(id)) return;
  underWay.add(id);
  const now = performance.now();
  // Never longer than those before it take, whatever became of the clock while the page slept.
  const wait = Math.min(Math.max(0, free - now), (queued + 1) * MARK_READ_MS);
  free = now + wait + MARK_READ_MS;
  queued += 1;
  setTimeout(() => {
    queued -= 1;
    void send().finally(() => underWay.delete(id));
  }, wait);
}

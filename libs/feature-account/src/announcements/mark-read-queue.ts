import { currentToken } from '@lobby/session';

/** Milliseconds between two marks (D1 §9). */
export const MARK_READ_MS = 150;

/** Earliest time of the next mark, by `performance.now()`. */
let nextAt = 0;
/** Number of queued marks. */
let queued = 0;
/** Ids that are queued or in flight. */
const inFlight = new Set<string>();

/**
 * Throttles marks to one per `MARK_READ_MS`, the first at once; drops only those queued when the session ends.
 * Deduplicates by id while one is in flight. `send` must not reject.
 */
export function enqueueMarkRead(id: string, send: () => Promise<void>): void {
  if (inFlight.has(id)) return;
  inFlight.add(id);
  const token = currentToken();
  const now = performance.now();
  // Capped by the queue: the clock may jump while the page is suspended.
  const wait = Math.min(Math.max(0, nextAt - now), (queued + 1) * MARK_READ_MS);
  nextAt = now + wait + MARK_READ_MS;
  queued += 1;
  setTimeout(() => {
    queued -= 1;
    const sent = token === currentToken() ? send() : Promise.resolve();
    void sent.finally(() => inFlight.delete(id));
  }, wait);
}

/**
 * Milliseconds that a page or an answer may take to arrive before the kept one stands in: the longest wait that a
 * person takes for the network's own.
 */
const PATIENCE_MS = 3_000;

/** The fresh response if it arrives in time, else the kept one; without a kept one whatever comes of the fresh one. */
export function freshWithin(fresh: Promise<Response>, kept: Response | undefined) {
  if (!kept) return fresh;
  const late = new Promise<Response>((done) => {
    setTimeout(done, PATIENCE_MS, kept);
  });
  return Promise.race([fresh.catch(() => kept), late]);
}

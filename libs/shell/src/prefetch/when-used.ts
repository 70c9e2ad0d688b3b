/** Milliseconds of a page that is only looked at. */
const LOOKED_AT_MS = 10_000;

const USES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs work once a person uses the page, or has looked at it for ten seconds. Returns a function that cancels. */
export function whenUsed(work: () => void): () => void {
  const uses = new AbortController();
  const timer = setTimeout(start, LOOKED_AT_MS);
  const stop = () => {
    clearTimeout(timer);
    uses.abort();
  };
  function start() {
    stop();
    work();
  }
  for (const use of USES)
    addEventListener(use, start, { capture: true, passive: true, signal: uses.signal });
  return stop;
}

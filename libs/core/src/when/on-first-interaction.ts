/** Milliseconds after which work runs without an interaction. */
const LONGEST_WAIT_MS = 10_000;

const EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs work at the first press, key or scroll, or after ten seconds without one. Returns a function that cancels. */
export function onFirstInteraction(work: () => void): () => void {
  const listening = new AbortController();
  const timer = setTimeout(start, LONGEST_WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  function start() {
    stop();
    work();
  }
  for (const event of EVENTS)
    addEventListener(event, start, { capture: true, passive: true, signal: listening.signal });
  return stop;
}

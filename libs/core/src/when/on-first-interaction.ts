/** Milliseconds after which work runs without an interaction. */
const LONGEST_WAIT_MS = 10_000;

const EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs work at the first press, key or scroll of the page, or after ten seconds without one. Returns a function that cancels. */
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
  const { signal } = listening;
  for (const event of EVENTS) {
    // Presses may be stopped on their way up; slides that move by themselves scroll below the page, which does not bubble.
    addEventListener(event, start, { capture: event !== 'scroll', passive: true, signal });
  }
  return stop;
}

// @ts-check

/** Pause between two questions, ms. */
const EVERY_MS = 1000;
/** Longest pause after failures, ms. */
const MOST_MS = 15_000;

/**
 * Asks again and again while the page is visible: at once when it comes back or the network does, slower after each
 * failure. `ask` answers whether to go on.
 * @param {{ ask: () => Promise<boolean>, failed: (error: unknown) => void }} work
 * @returns {() => void} asks at once, also after it ended
 */
export function startPolling({ ask, failed }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let busy = false;
  let again = false;
  let over = false;
  let failures = 0;

  async function turn() {
    clearTimeout(timer);
    again = busy;
    if (busy || over || document.hidden) return;
    busy = true;
    try {
      over = !(await ask());
      failures = 0;
    } catch (error) {
      failures += 1;
      failed(error);
    }
    busy = false;
    const pause = again ? 0 : Math.min(EVERY_MS * 2 ** failures, MOST_MS);
    if (!over) timer = setTimeout(() => void turn(), pause);
  }

  const now = () => {
    failures = 0;
    over = false;
    void turn();
  };
  document.addEventListener('visibilitychange', () => void turn());
  addEventListener('online', now);
  void turn();
  return now;
}

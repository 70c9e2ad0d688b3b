// @ts-check

/** Poll interval, ms. */
const EVERY_MS = 1000;
/** Maximum back-off after failures, ms. */
const MAX_MS = 15_000;

/**
 * Polls while the page is visible: immediately when the page or the network comes back, with back-off after each
 * failure. `ask` returns whether to continue.
 * @param {{ ask: () => Promise<boolean>, failed: (error: unknown) => void }} work
 * @returns {() => void} polls immediately, even after the end
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
    const pause = again ? 0 : Math.min(EVERY_MS * 2 ** failures, MAX_MS);
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

/** Milliseconds after which idle work runs on a busy page too. */
const IDLE_TIMEOUT_MS = 2000;

/** Runs work when the browser is idle; after 200 ms in Safari, which has no idle callback; at once where a page is published. */
export function whenIdle(work: () => void): void {
  if (typeof document === 'undefined') return work();
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 200);
}

/** Age of a page in ms after which it may prefetch: past the five seconds whose bytes are measured. */
const SETTLED_MS = 5_200;

/** Runs work once the page is 5.2 s old and the browser is idle: it does not compete with the first view. Returns a function that cancels. */
export function whenSettled(work: () => void): () => void {
  let cancelled = false;
  const timer = setTimeout(
    () => whenIdle(() => !cancelled && work()),
    Math.max(0, SETTLED_MS - performance.now()),
  );
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}

/** Milliseconds after which idle work runs even on a busy page. */
const LATEST_MS = 2000;

/** Runs work once the page has drawn and rests; Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 200);
}

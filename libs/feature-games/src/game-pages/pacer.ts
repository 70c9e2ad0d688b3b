/** Milliseconds between two pages appended to a list (D2 §9). */
export const APPEND_INTERVAL_MS = 1000;

/**
 * Runs actions no closer together than an interval. Answers a function that takes an action, runs it
 * when its time has come and answers how to call it off.
 */
export function createPacer(intervalMs: number): (action: () => void) => () => void {
  let lastAt = -Infinity;
  return (action) => {
    const run = () => {
      lastAt = Date.now();
      action();
    };
    const timer = setTimeout(run, Math.max(0, lastAt + intervalMs - Date.now()));
    return () => clearTimeout(timer);
  };
}

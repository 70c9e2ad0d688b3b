import { useEffect, useState } from 'react';

/** Milliseconds between two pages appended to a list (D2 §9). */
const APPEND_INTERVAL_MS = 1000;

/**
 * Returns `schedule(action)`, which runs actions at least `intervalMs` apart and returns a function
 * that cancels the scheduled one.
 */
export function createThrottle(intervalMs: number): (action: () => void) => () => void {
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

interface ShownPagesOptions {
  /** Identifies the list: another one starts from one page. */
  list: string;
  /** Pages fetched. */
  fetched: number;
  /** The end of the shown rows is near the viewport. */
  nearEnd: boolean;
  /** Pages shown at first: more than one when restoring a place further down. */
  firstShown: number;
}

/** How many of the fetched pages are shown: one more near the end, at most once a second (D2 §9). */
export function useShownPages({ list, fetched, nearEnd, firstShown }: ShownPagesOptions): number {
  const [progress, setProgress] = useState({ list, shown: firstShown });
  const [throttle] = useState(() => createThrottle(APPEND_INTERVAL_MS));
  const shown = progress.list === list ? progress.shown : 1;

  useEffect(() => {
    if (!nearEnd || fetched <= shown) return;
    return throttle(() => setProgress({ list, shown: shown + 1 }));
  }, [nearEnd, fetched, shown, list, throttle]);

  return shown;
}

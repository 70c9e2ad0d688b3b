import { whenIdle } from '@lobby/core';

/** Milliseconds without a file or an answer that arrives. */
const QUIET_MS = 1000;

/** Calls `onArrival` when a file of the page or an answer has arrived. Returns a function that ends it. */
function watchNetwork(onArrival: () => void): () => void {
  const observer = new PerformanceObserver(onArrival);
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/**
 * Runs work once the page has loaded, `isBusy` says no, nothing has arrived for a second and the page is idle.
 * Returns a function that cancels it.
 */
export function whenNetworkSilent(work: () => void, isBusy: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelled = false;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
  };
  const unwatch = watchNetwork(restart);
  const cancel = () => {
    cancelled = true;
    clearTimeout(timer);
    unwatch();
  };
  function look() {
    if (document.readyState !== 'complete' || isBusy()) restart();
    else
      whenIdle(() => {
        if (cancelled) return;
        cancel();
        work();
      });
  }
  restart();
  return cancel;
}

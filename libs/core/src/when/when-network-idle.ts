import { whenIdle } from './when-idle';

/** Milliseconds without a response after which the network is idle. */
const NETWORK_IDLE_MS = 1000;

/** Calls `onArrival` after each file or response that arrives. Returns a function that unsubscribes. */
function watchNetwork(onArrival: () => void): () => void {
  const observer = new PerformanceObserver(onArrival);
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/**
 * Runs work once the page has loaded, `isBusy` returns false, nothing has arrived for a second and the browser is idle.
 * Returns a function that cancels.
 */
export function whenNetworkIdle(work: () => void, isBusy: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelled = false;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(check, NETWORK_IDLE_MS);
  };
  const unsubscribe = watchNetwork(restart);
  const cancel = () => {
    cancelled = true;
    clearTimeout(timer);
    unsubscribe();
  };
  function check() {
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

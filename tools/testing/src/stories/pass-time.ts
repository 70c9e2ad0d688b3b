let restore = (): void => undefined;

/**
 * Makes timers of the page run this many milliseconds early, until the next call: a story shows what comes
 * after a long wait at once. 0 is the page's own time.
 */
export function passTime(ms: number): void {
  restore();
  if (ms === 0) return;
  const own = window.setTimeout;
  const early = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    own(handler, Math.max(0, delay - ms), ...rest);
  window.setTimeout = Object.assign(early, own);
  restore = () => {
    window.setTimeout = own;
  };
}

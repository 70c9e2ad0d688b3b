let restore = (): void => undefined;

/**
 * Fires timers of the page this many ms early, until the next call, so that a story shows a delayed state at
 * once. 0 restores normal timing.
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

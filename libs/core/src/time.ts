/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** End of what never ends: the largest time of a `Date`, ms since the epoch. */
export const FOREVER = 8_640_000_000_000_000;

/** Milliseconds since a time that was stored by the device's clock; Infinity if it is in the future: that was set back. */
export function msSince(time: number): number {
  const ms = Date.now() - time;
  return ms < 0 ? Infinity : ms;
}

/**
 * Clamps a wait that comes from a response or a clock: 1 s to 1 h, or the given bounds; milliseconds. A shorter wait
 * would poll in a tight loop, and so would one of more than 24.8 days, which overflows the browser's timer.
 */
export const boundedWait = (ms: number, { least = 1_000, most = HOUR_MS } = {}): number =>
  Math.min(Math.max(ms, least), most);

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** The last time that a `Date` holds, ms since the epoch: an end that never comes. */
export const FOREVER = 8_640_000_000_000_000;

/**
 * Milliseconds to wait where an answer or a clock says how long: 1 s to 1 h, or the bounds that are named. A shorter wait
 * would ask without end, and so would one of more than 24.8 days, which overflows the browser's timer.
 */
export const boundedWait = (ms: number, { least = 1_000, most = HOUR_MS } = {}): number =>
  Math.min(Math.max(ms, least), most);

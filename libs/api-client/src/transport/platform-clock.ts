/** Difference up to which the device's clock counts as right, ms: a date has whole seconds and is as old as its answer. */
const RIGHT_MS = 30_000;

/** How far the platform's clock is ahead of the device's, ms. */
let aheadMs = 0;

/** Notes the platform's time, the `Date` header of an answer that has just arrived. */
export function notePlatformTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (Number.isFinite(ahead)) aheadMs = Math.abs(ahead) > RIGHT_MS ? ahead : 0;
}

/** The time by the platform's clock, ms since the epoch; by the device's until the first answer to a session. */
export const platformNow = (): number => Date.now() + aheadMs;

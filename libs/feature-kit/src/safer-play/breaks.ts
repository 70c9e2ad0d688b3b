import type { Protection } from '@lobby/api-client';

/** A running break. */
export interface Break {
  /** Its end, ms since the epoch; undefined if permanent. */
  until: number | undefined;
}

/** The running break of a time-out, an exclusion or both, up to the later end; null if there is none. */
export function breakOf({
  timeOut,
  selfExclusion,
}: Pick<Protection, 'timeOut' | 'selfExclusion'>): Break | null {
  const ends = [timeOut?.until, selfExclusion?.until].filter((end) => end !== undefined);
  if (ends.length === 0) return null;
  const dated = ends.filter((end) => typeof end === 'number');
  return { until: dated.length < ends.length ? undefined : Math.max(...dated) };
}

/** CPU throttling rate: a mid-range phone relative to a desktop. */
export const SLOWDOWN = 4;

/** Slow 4G as Lighthouse applies it; a round trip is its latency. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

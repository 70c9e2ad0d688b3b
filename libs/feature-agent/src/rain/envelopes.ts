/** One falling envelope, in shares of the canvas. */
export interface Envelope {
  x: number;
  /** From just above the top to just below the bottom. */
  y: number;
  /** Width, as a share of the canvas's. */
  size: number;
  /** Radians. */
  tilt: number;
}

const COUNT = 12;
/** Milliseconds from the top to the bottom: slow enough to follow with the eyes. */
const FALL_MS = 9_000;
const MARGIN = 0.2;

/** A share that looks random and is the same each time. */
const share = (seed: number) => {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** Where the envelopes are after a time, ms: the same picture for the same time. */
export const envelopesAt = (ms: number): Envelope[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const speed = 0.7 + 0.6 * share(index + 1);
    const fallen = (share(index + 31) + (ms * speed) / FALL_MS) % 1;
    return {
      x: (index + 0.2 + 0.6 * share(index + 61)) / COUNT,
      y: fallen * (1 + 2 * MARGIN) - MARGIN,
      size: 0.07 + 0.05 * share(index + 91),
      tilt: (share(index + 121) - 0.5) * 0.8,
    };
  });

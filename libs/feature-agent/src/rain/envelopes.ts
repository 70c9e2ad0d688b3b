/** One falling envelope, in fractions of the canvas. */
export interface Envelope {
  x: number;
  /** From just above the top to just below the bottom. */
  y: number;
  /** Width, as a fraction of the canvas's. */
  size: number;
  /** Radians. */
  tilt: number;
}

const COUNT = 12;
/** Duration of a fall, ms: slow enough to follow. */
const FALL_MS = 9_000;
const MARGIN = 0.2;

/** Deterministic pseudo-random number between 0 and 1. */
const share = (seed: number) => {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** Positions of the envelopes at a time, ms; deterministic. */
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

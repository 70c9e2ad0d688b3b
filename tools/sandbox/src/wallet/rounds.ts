import { ODDS, SYMBOLS } from './odds.data';

/** Outcome of a round by a uniform `draw` from 0 to 999. */
export function outcomeOf(draw: number): number {
  let below = 0;
  for (const { halfMultiplier, perThousand } of ODDS) {
    below += perThousand;
    if (draw < below) return halfMultiplier;
  }
  throw new RangeError(`draw must be 0..999, not ${draw}`);
}

/** Symbols by outcome: three of a kind 5, two adjacent 2, two apart 0.5, all different 0. */
const FACES: Readonly<Record<number, readonly [number, number, number]>> = {
  0: [0, 1, 2],
  1: [0, 1, 0],
  4: [0, 0, 1],
  10: [0, 0, 0],
};

/** Symbols that show an outcome; `start` and `stride` (1 or 2) select a variant. */
export function symbolsOf(
  halfMultiplier: number,
  start: number,
  stride: number,
): [string, string, string] {
  const face = (n: number) => SYMBOLS[(start + n * stride) % SYMBOLS.length] ?? SYMBOLS[0];
  const [a, b, c] = FACES[halfMultiplier] ?? [0, 1, 2];
  return [face(a), face(b), face(c)];
}

/** Payout of a stake; an integer, because stakes are even (brand data, also checked on input). */
export function payoutOf(stake: number, halfMultiplier: number): number {
  return (stake / 2) * halfMultiplier;
}

import { randomInt } from 'node:crypto';

export type Split = 'EQUAL' | 'RANDOM';

/** Shares that differ by one unit at most, the larger ones first. */
function equalShares(total: number, count: number): number[] {
  const least = Math.floor(total / count);
  return Array.from({ length: count }, (_, i) => least + (i < total % count ? 1 : 0));
}

/** `count` different numbers from 1 to `most`, each choice equally likely (Floyd). */
function drawn(most: number, count: number): number[] {
  const chosen = new Set<number>();
  for (let top = most - count + 1; top <= most; top += 1) {
    const draw = randomInt(1, top + 1);
    chosen.add(chosen.has(draw) ? top : draw);
  }
  return [...chosen].sort((a, b) => a - b);
}

/** Shares between drawn cuts; every division of the total is equally likely. */
function randomShares(total: number, count: number): number[] {
  const cuts = [0, ...drawn(total - 1, count - 1), total];
  return cuts.slice(1).map((cut, i) => cut - (cuts[i] ?? 0));
}

const SPLITS: Readonly<Record<Split, (total: number, count: number) => number[]>> = {
  EQUAL: equalShares,
  RANDOM: randomShares,
};

/** Divides `total` minor units into `count` shares of at least one; requires `total >= count`. */
export const sharesOf = (split: Split, total: number, count: number): number[] =>
  SPLITS[split](total, count);

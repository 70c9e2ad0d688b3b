import { createHash } from 'node:crypto';
import type { DrawFormat, Lottery } from './lotteries.data';

/** `DB` is the special prize, followed by the first to the eighth. */
type PrizeName = 'DB' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8';

/** Prizes of one rank: number of results and digits of each. */
interface PrizeRank {
  prize: PrizeName;
  count: number;
  digits: number;
}

const rank = (prize: PrizeName, count: number, digits: number): PrizeRank => ({
  prize,
  count,
  digits,
});

export const PRIZES: Readonly<Record<DrawFormat, readonly PrizeRank[]>> = {
  NORTH: [
    rank('DB', 1, 5),
    rank('G1', 1, 5),
    rank('G2', 2, 5),
    rank('G3', 6, 5),
    rank('G4', 4, 4),
    rank('G5', 6, 4),
    rank('G6', 3, 3),
    rank('G7', 4, 2),
  ],
  SOUTH: [
    rank('DB', 1, 6),
    rank('G1', 1, 5),
    rank('G2', 1, 5),
    rank('G3', 2, 5),
    rank('G4', 7, 5),
    rank('G5', 1, 4),
    rank('G6', 3, 4),
    rank('G7', 1, 3),
    rank('G8', 1, 2),
  ],
  FIVE: [rank('DB', 1, 5)],
};

export interface DrawnPrize {
  prize: PrizeName;
  numbers: string[];
}

/** Bytes from here on are rejected, to avoid modulo bias. */
const FAIR_BYTES = 250;

function* digitsOf(text: string): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    for (const byte of createHash('sha256').update(`${text}/${block}`).digest()) {
      if (byte < FAIR_BYTES) yield byte % 10;
    }
  }
}

/**
 * Numbers of a draw, a pure function of lottery and time: reproducible and unbounded in the past. The caller
 * must check that the draw is over.
 */
export function drawnNumbers({ code, format }: Lottery, at: number): DrawnPrize[] {
  const digits = digitsOf(`drawn ${code} ${at}`);
  const number = (length: number) => Array.from({ length }, () => digits.next().value).join('');
  return PRIZES[format].map(({ prize, count, digits: length }) => ({
    prize,
    numbers: Array.from({ length: count }, () => number(length)),
  }));
}

import type { Rule } from './rule';

/** Fish by size: payout of a hit, and hits per thousand shots. Each returns 92 %. */
const TARGETS: Readonly<Record<string, { halfMultiplier: number; hits: number }>> = {
  FRY: { halfMultiplier: 4, hits: 460 },
  TURTLE: { halfMultiplier: 8, hits: 230 },
  RAY: { halfMultiplier: 20, hits: 92 },
  SHARK: { halfMultiplier: 80, hits: 23 },
};
const NOTHING = { halfMultiplier: 0, hits: 0 };

/** One shot at a fish that the player chooses; the stake is the price of the shot. */
export const shots: Rule = {
  picks: ['FRY', 'TURTLE', 'RAY', 'SHARK'],
  ways: 1000,
  odds(pick) {
    const { halfMultiplier, hits } = TARGETS[pick] ?? NOTHING;
    return [{ halfMultiplier, ways: hits }];
  },
  draw(pick, below) {
    const { halfMultiplier, hits } = TARGETS[pick] ?? NOTHING;
    const hit = below(1000) < hits;
    return { halfMultiplier: hit ? halfMultiplier : 0, symbols: [hit ? 'HIT' : 'MISS'] };
  },
};

import { seeded, seedOf } from '../../platform/random';
import { type Contest, CONTESTS, type ContestKind } from './contests.data';
import type { Below, Rule } from './rule';

interface Result {
  pick: 'HOME' | 'DRAW' | 'AWAY';
  ways: number;
  halfMultiplier: number;
}

/** Results in a hundred matches of a sport with draws; returns 92 to 93 %. The first side is the favourite. */
const THREE_WAY: readonly Result[] = [
  { pick: 'HOME', ways: 46, halfMultiplier: 4 },
  { pick: 'DRAW', ways: 23, halfMultiplier: 8 },
  { pick: 'AWAY', ways: 31, halfMultiplier: 6 },
];
/** Results in a hundred matches of a sport without draws; returns 93 and 95 %. */
const TWO_WAY: readonly Result[] = [
  { pick: 'HOME', ways: 62, halfMultiplier: 3 },
  { pick: 'AWAY', ways: 38, halfMultiplier: 5 },
];
const WAYS = 100;

/** Result of an outcome number from 0 to 99. */
function resultOf(results: readonly Result[], way: number): Result['pick'] {
  let below = 0;
  return results.find(({ ways }) => way < (below += ways))?.pick ?? 'AWAY';
}

/** Scores of the first and second side; empty if only the winner is shown. */
function scoreOf({ won, drawn }: Contest, result: Result['pick'], below: Below): string[] {
  if (won.length === 0) return [];
  if (result === 'DRAW') {
    const level = String(drawn[below(drawn.length)]);
    return [level, level];
  }
  const score = (won[below(won.length)] ?? []).map(String);
  return result === 'HOME' ? score : score.reverse();
}

/** Invented match with stated odds; a new one for each round. */
export function contest(kind: ContestKind): Rule {
  const of: Contest = CONTESTS[kind];
  const results = of.drawn.length > 0 ? THREE_WAY : TWO_WAY;
  const [first = 'HOME' as const, ...others] = results.map(({ pick }) => pick);
  return {
    picks: [first, ...others],
    ways: WAYS,
    odds: (pick) => results.filter((one) => one.pick === pick),
    draw(pick, below) {
      const result = resultOf(results, below(WAYS));
      const paid = results.find((one) => one.pick === pick && one.pick === result);
      return {
        halfMultiplier: paid?.halfMultiplier ?? 0,
        symbols: [result, ...scoreOf(of, result, below)],
      };
    },
    setting(seed) {
      if (of.sides.length === 0) return ['RED', 'BLUE'];
      return seeded(seedOf(seed)).shuffled(of.sides).slice(0, 2);
    },
  };
}

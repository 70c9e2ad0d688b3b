import type { AgentContract } from '@lobby/api-client';
import { compareAmounts } from '@lobby/feature-kit';
import type { Tier } from './earned';

/** Conditions and terms of a tier, in the order in which they are read. */
export const TERMS = ['rate', 'minStake', 'minLoss', 'minActive', 'cap'] as const;
export type Term = (typeof TERMS)[number];

/** A term that differs; absent: there was none, or there is none any more. */
export interface Difference {
  /** Place of the tier. */
  tier: number;
  term: Term;
  before: string | undefined;
  after: string | undefined;
  /** Whether it is better for the receiver. */
  better: boolean;
}

/** What two contracts differ in. */
export interface Differences {
  /** Both periods, where they differ. */
  period: { before: AgentContract['period']; after: AgentContract['period'] } | undefined;
  terms: Difference[];
  /** Places of tiers that are new. */
  added: number[];
  /** Places of tiers of the one before that are gone. */
  removed: number[];
}

const textOf = (tier: Tier, term: Term): string | undefined => {
  const value = tier[term];
  return value === undefined ? undefined : String(value);
};

/** More of it is better for the receiver; no cap is more than any. */
const MORE_IS_BETTER: readonly Term[] = ['rate', 'cap'];

/** Compares values of a term; an absent one is the least a condition can be, or the most a cap can be. */
function compareTerm(term: Term, one: string | undefined, other: string | undefined): number {
  if (one !== undefined && other !== undefined) return compareAmounts(one, other);
  if (one === other) return 0;
  const absent = term === 'cap' ? 1 : compareAmounts('0', one ?? other ?? '0');
  return one === undefined ? absent : -absent;
}

function differencesOf(place: number, before: Tier, after: Tier): Difference[] {
  return TERMS.flatMap((term) => {
    const [was, is] = [textOf(before, term), textOf(after, term)];
    const more = compareTerm(term, is, was);
    if (more === 0) return [];
    const better = MORE_IS_BETTER.includes(term) === more > 0;
    return [{ tier: place, term, before: was, after: is, better }];
  });
}

const placesFrom = (first: number, end: number) =>
  Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);

/** What a contract changes against the one before it. */
export function differences(
  before: Pick<AgentContract, 'period' | 'tiers'>,
  after: Pick<AgentContract, 'period' | 'tiers'>,
): Differences {
  return {
    period:
      before.period === after.period ? undefined : { before: before.period, after: after.period },
    terms: after.tiers.flatMap((tier, place) => {
      const was = before.tiers[place];
      return was === undefined ? [] : differencesOf(place, was, tier);
    }),
    added: placesFrom(before.tiers.length, after.tiers.length),
    removed: placesFrom(after.tiers.length, before.tiers.length),
  };
}

/** Whether two contracts are the same in all that differs here. */
export const isSame = ({ period, terms, added, removed }: Differences): boolean =>
  period === undefined && terms.length + added.length + removed.length === 0;

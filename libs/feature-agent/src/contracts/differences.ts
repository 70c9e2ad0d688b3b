import type { AgentContract } from '@lobby/api-client';
import { compareAmounts } from '@lobby/feature-kit';
import type { Tier } from './earned';

/** Conditions and terms of a tier, in display order. */
export const TERMS = ['rate', 'minStake', 'minLoss', 'minActive', 'cap'] as const;
export type Term = (typeof TERMS)[number];

/** Changed term; a value is absent if the term was added or removed. */
interface Difference {
  /** Index of the tier. */
  tier: number;
  term: Term;
  before: string | undefined;
  after: string | undefined;
  /** Whether the change favours the receiver. */
  better: boolean;
}

/** Differences between two contracts. */
export interface Differences {
  /** Both periods, if they differ. */
  period: { before: AgentContract['period']; after: AgentContract['period'] } | undefined;
  terms: Difference[];
  /** Indexes of added tiers. */
  added: number[];
  /** Indexes of removed tiers. */
  removed: number[];
}

const textOf = (tier: Tier, term: Term): string | undefined => {
  const value = tier[term];
  return value === undefined ? undefined : String(value);
};

/** Terms where more is better for the receiver; no cap counts as more than any cap. */
const MORE_IS_BETTER: readonly Term[] = ['rate', 'cap'];

/** Compares values of a term; an absent condition counts as 0, an absent cap as infinite. */
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

/** Differences between a contract and the previous one. */
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

/** Whether there are no differences. */
export const isSame = ({ period, terms, added, removed }: Differences): boolean =>
  period === undefined && terms.length + added.length + removed.length === 0;

import { BRAND_CODES, brandOf } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Days } from '../contracts/periods';
import type { Turnover } from '../contracts/tiers';
import { startOfDay } from '../paging/range';
import { seededUserId } from './accounts.data';
import type { PlacedContract } from './contract-past';
import { betsOf, type SeedBet } from './history-bets';
import { HABITS } from './history.data';
import { sittings } from './history-sittings';
import { oncePerPlan, type SeedPlan } from './plan';
import { seeded } from '../platform/random';
import { validStakeOf } from '../wallet/bets';
import { memberPlay } from './team-bets';
import { placed, teamPeople } from './team-people';

const HOUR_MS = 3_600_000;

export interface Played {
  userId: number;
  category: Category;
  stake: number;
  validStake: number;
  payout: number;
  settledAt: number;
}

const settledOf = (userId: number, bets: readonly SeedBet[]): Played[] =>
  bets.flatMap(({ game, stake, payout, settledAt, status }) =>
    settledAt === undefined || status === 'CANCELLED'
      ? []
      : [
          {
            userId,
            category: game.category,
            stake,
            validStake: validStakeOf(stake, status),
            payout,
            settledAt,
          },
        ],
  );

/**
 * Bets of the named accounts, generated like their histories. Cannot be read from the ledgers, which depend on
 * contract payments, line rebates and commissions.
 */
const namedPlay = (plan: SeedPlan): Played[] =>
  BRAND_CODES.flatMap((code) =>
    Object.entries(HABITS).flatMap(([name, habit]) => {
      const [userId, brand] = [seededUserId(code, name), brandOf(code)] as const;
      const random = seeded(userId);
      const bettor = { userId, brand, times: habit.stakes, random, plan };
      return settledOf(userId, betsOf(bettor, sittings(habit, brand, plan, random)));
    }),
  );

/** Every settled bet of the seed. */
export const allPlay = oncePerPlan((plan): readonly Played[] => [
  ...namedPlay(plan),
  ...teamPeople(plan)
    .filter(({ bettor }) => bettor)
    .flatMap((member) => settledOf(member.id, memberPlay(member, plan).bets)),
]);

/** Account and its whole downline. */
function teamOf(userId: number, plan: SeedPlan): Set<number> {
  const team = new Set([userId]);
  for (const { id, parentId } of placed(plan)) if (team.has(parentId)) team.add(id);
  return team;
}

interface Team {
  receiver: number;
  bets: readonly Played[];
}

const teams = oncePerPlan((_: SeedPlan): Team[] => []);

/** Play of an account and its whole downline; cached. */
function playOf(receiver: number, plan: SeedPlan): readonly Played[] {
  const known = teams(plan).find((team) => team.receiver === receiver);
  if (known !== undefined) return known.bets;
  const team = teamOf(receiver, plan);
  const bets = allPlay(plan).filter(({ userId }) => team.has(userId));
  teams(plan).push({ receiver, bets });
  return bets;
}

function turnoverOf(bets: readonly Played[]): Turnover {
  const sum = (key: 'stake' | 'payout') => bets.reduce((total, bet) => total + bet[key], 0);
  const stake = sum('stake');
  return {
    stake,
    loss: Math.max(0, stake - sum('payout')),
    active: new Set(bets.map(({ userId }) => userId)).size,
  };
}

/** Turnover of a receiver's team in a range of days, in total and per hour. */
export function seededTurnover(
  { brand, receiverId }: PlacedContract,
  { first, after }: Days,
  plan: SeedPlan,
): { all: Turnover; hours: Turnover[] } {
  const [from, to] = [startOfDay(brand, first), startOfDay(brand, after)] as const;
  const bets = playOf(receiverId, plan).filter(
    ({ settledAt }) => settledAt >= from && settledAt < to,
  );
  const hours = new Map<number, Played[]>();
  for (const bet of bets) {
    const hour = Math.floor((bet.settledAt - from) / HOUR_MS);
    hours.set(hour, [...(hours.get(hour) ?? []), bet]);
  }
  return { all: turnoverOf(bets), hours: [...hours.values()].map(turnoverOf) };
}

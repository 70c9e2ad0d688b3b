import { brandOf } from '../brands/brands';
import { betsOf, type SeedBet } from './history-bets';
import type { Sitting } from './history-sittings';
import { SITTINGS } from './history.data';
import { DAY_MS, type SeedPlan } from './plan';
import { type Random, seeded } from '../platform/random';
import type { TeamMember } from './team-people';
import { TEAM_SIZES } from './team.data';

const DAYS = 60;

/** Random times of the last 60 days, weighted towards later ones, oldest first. */
export function moments(count: number, plan: SeedPlan, random: Random): number[] {
  const span = DAYS * DAY_MS;
  return Array.from(
    { length: count },
    () => plan.until - 1 - Math.floor(random.next() ** 1.5 * span),
  ).sort((a, b) => a - b);
}

function categoryOf(random: Random): Sitting['category'] {
  let draw = random.below(1000);
  const found = SITTINGS.find(({ perThousand }) => (draw -= perThousand) < 0);
  return found?.category ?? 'RNG';
}

/** Bets of a member with play, and the generator of what else the member did. */
export function memberPlay(
  member: TeamMember,
  plan: SeedPlan,
): { bets: SeedBet[]; random: Random } {
  const random = seeded(member.id);
  const brand = brandOf(member.brand);
  const sat = moments(TEAM_SIZES[plan.size].bets, plan, random).map((at): Sitting => ({
    at,
    category: categoryOf(random),
    game: random.below(9),
  }));
  return { bets: betsOf({ userId: member.id, brand, times: 1, random, plan }, sat), random };
}

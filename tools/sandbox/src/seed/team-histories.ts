import { brandOf } from '../brands/brands';
import { betsOf } from './history-bets';
import { type History, movementsOf } from './history';
import { ledgerBackwards, type MoneySlot } from './history-ledger';
import type { Sitting } from './history-sittings';
import { SITTINGS } from './history.data';
import { DAY_MS, oncePerPlan, type SeedPlan } from './plan';
import { type Random, seeded } from '../platform/random';
import { type TeamMember, teamPeople } from './team-people';
import { TEAM_SIZES } from './team.data';

const DAYS = 60;
const DEPOSITS = 3;

/** Random times of the last 60 days, weighted towards later ones, oldest first. */
function moments(count: number, plan: SeedPlan, random: Random): number[] {
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

function played(
  member: TeamMember,
  balance: number,
  plan: SeedPlan,
): Omit<History, 'owner' | 'registeredAt'> {
  const random = seeded(member.id);
  const brand = brandOf(member.brand);
  const sat = moments(TEAM_SIZES[plan.size].bets, plan, random).map((at): Sitting => ({
    at,
    category: categoryOf(random),
    game: random.below(9),
  }));
  const bets = betsOf({ userId: member.id, brand, times: 1, random, plan }, sat);
  const deposits = moments(DEPOSITS, plan, random).map((at): MoneySlot => ({
    kind: 'DEPOSIT',
    at,
  }));
  const events = [...bets.flatMap(movementsOf), ...deposits].sort((a, b) => a.at - b.at);
  const unit = brand.stakes[0] * 5;
  return { bets, ...ledgerBackwards({ userId: member.id, balance, unit, random }, events) };
}

/** Wallets and play of the team members. */
export const teamHistories = oncePerPlan((plan): readonly History[] =>
  teamPeople(plan).map((member) => {
    const { id: userId, name, bettor, registeredAt, type } = member;
    const brand = brandOf(member.brand);
    const times = (type === 1 ? 200 : 10) + ((userId * 7_919) % 190) + (bettor ? 400 : 0);
    const balance = brand.stakes[0] * times;
    const did = bettor
      ? played(member, balance, plan)
      : { opening: balance, bets: [], entries: [] };
    return { owner: { userId, brand, balance, account: { name } }, registeredAt, ...did };
  }),
);

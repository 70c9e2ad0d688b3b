import { brandOf } from '../brands/brands';
import { type History, movementsOf } from './history';
import { ledgerBackwards, type MoneySlot } from './history-ledger';
import { lineMovements } from './line-earnings';
import { oncePerPlan, type SeedPlan } from './plan';
import { seeded } from '../platform/random';
import { memberPlay, moments } from './team-bets';
import { type TeamMember, teamPeople } from './team-people';

const DEPOSITS = 3;

function played(
  member: TeamMember,
  balance: number,
  plan: SeedPlan,
): Omit<History, 'owner' | 'registeredAt'> {
  const { bets, random } = member.bettor
    ? memberPlay(member, plan)
    : { bets: [], random: seeded(member.id) };
  const deposits = member.bettor
    ? moments(DEPOSITS, plan, random).map((at): MoneySlot => ({ kind: 'DEPOSIT', at }))
    : [];
  const events = [
    ...bets.flatMap(movementsOf),
    ...lineMovements(member.id, plan),
    ...deposits,
  ].sort((a, b) => a.at - b.at);
  const unit = brandOf(member.brand).stakes[0] * 5;
  return { bets, ...ledgerBackwards({ userId: member.id, balance, unit, random }, events) };
}

/** Wallets and play of the team members. */
export const teamHistories = oncePerPlan((plan): readonly History[] =>
  teamPeople(plan).map((member) => {
    const { id: userId, name, bettor, registeredAt, type } = member;
    const brand = brandOf(member.brand);
    const times = (type === 1 ? 200 : 10) + ((userId * 7_919) % 190) + (bettor ? 400 : 0);
    const balance = brand.stakes[0] * times;
    const owner = { userId, brand, balance, account: { name } };
    return { owner, registeredAt, ...played(member, balance, plan) };
  }),
);

import { BRAND_CODES, type Brand, brandOf } from '../brands/brands';
import { type Days, periodOf } from '../contracts/periods';
import type { Tier } from '../contracts/tiers';
import { dayOf, startOfDay } from '../paging/range';
import { seededUserId } from './accounts.data';
import { CONTRACTS, PAST_PERIODS, type SeedContract } from './contract.data';
import { oncePerPlan, type SeedPlan } from './plan';
import { teamPeople } from './team-people';

/** Seeded contract of one brand; days are numbers in the brand's time zone. */
export interface PlacedContract extends SeedContract {
  id: number;
  brand: Brand;
  payerId: number;
  receiverId: number;
  /** In minor units. */
  minorTiers: readonly Tier[];
  createdAt: number;
  answeredAt: number | null;
  effectiveDay: number | null;
  endsDay: number | null;
  settledDay: number | null;
  closesDay: number | null;
  /** When the payer ended it. */
  endedAt: number | null;
  /** Ended periods of a running contract, oldest first. */
  past: readonly Days[];
}

const HOUR_MS = 3_600_000;

/** Last day that may be seeded. */
export const lastDay = (brand: Brand, plan: SeedPlan): number => dayOf(brand, plan.until - 1);

/** Last ended periods, oldest first. */
function pastPeriods({ period }: SeedContract, brand: Brand, plan: SeedPlan): Days[] {
  const past: Days[] = [];
  let before = periodOf(period, lastDay(brand, plan)).first;
  while (past.length < PAST_PERIODS[plan.size]) {
    const days = periodOf(period, before - 1);
    past.unshift(days);
    before = days.first;
  }
  return past;
}

type Times = Pick<
  PlacedContract,
  | 'createdAt'
  | 'answeredAt'
  | 'effectiveDay'
  | 'endsDay'
  | 'settledDay'
  | 'closesDay'
  | 'endedAt'
  | 'past'
>;

const NEVER = {
  effectiveDay: null,
  endsDay: null,
  settledDay: null,
  closesDay: null,
  endedAt: null,
  past: [],
};

/** Offer, answer, start and end times of a contract, by its status. */
function timesOf(contract: SeedContract, brand: Brand, plan: SeedPlan): Times {
  // Only named accounts have ledger entries of payments, so other contracts have just started.
  const named = typeof contract.receiver === 'string';
  const past = named ? pastPeriods(contract, brand, plan) : [];
  const running = periodOf(contract.period, lastDay(brand, plan));
  const began = past[0]?.first ?? running.first;
  const at = (day: number, hour: number) => startOfDay(brand, day) + hour * HOUR_MS;
  switch (contract.status) {
    case 'ACTIVE':
    case 'ENDING':
      return {
        createdAt: at(began - 2, 10),
        answeredAt: at(began - 1, 9),
        effectiveDay: began,
        endsDay: contract.status === 'ENDING' ? running.after : null,
        settledDay: running.first,
        closesDay: running.after,
        endedAt: contract.status === 'ENDING' ? plan.until - 3 * HOUR_MS : null,
        past,
      };
    case 'ENDED': {
      const first = periodOf(contract.period, began - 60).first;
      return {
        ...NEVER,
        createdAt: at(first - 3, 15),
        answeredAt: at(first - 1, 20),
        effectiveDay: first,
        endsDay: began,
        settledDay: began,
      };
    }
    case 'REJECTED':
    case 'CANCELLED':
      return {
        ...NEVER,
        createdAt: plan.until - 70 * HOUR_MS,
        answeredAt: plan.until - 50 * HOUR_MS,
      };
    case 'PENDING':
      return { ...NEVER, createdAt: plan.until - 5 * HOUR_MS, answeredAt: null };
  }
}

/** Named account, or one of the payer's own agents. */
function receiverOf(
  { receiver }: SeedContract,
  { brand, payerId, plan }: { brand: Brand; payerId: number; plan: SeedPlan },
): number {
  if (typeof receiver === 'string') return seededUserId(brand.code, receiver);
  const agents = teamPeople(plan).filter(
    ({ parentId, type }) => parentId === payerId && type === 1,
  );
  const agent = agents[receiver];
  if (agent === undefined) throw new Error(`${payerId} has no agent ${receiver}`);
  return agent.id;
}

/** Every seeded contract of every brand, by id. */
export const placedContracts = oncePerPlan((plan): readonly PlacedContract[] =>
  BRAND_CODES.flatMap((code) =>
    CONTRACTS.map((contract) => ({ contract, brand: brandOf(code) })),
  ).map(({ contract, brand }, i) => {
    const unit = brand.stakes[0];
    const minorTiers = contract.tiers.map(({ minStake, minLoss, minActive, rate, cap }) => ({
      minStake: minStake * unit,
      minLoss: minLoss * unit,
      minActive,
      rate,
      cap: cap === null ? null : cap * unit,
    }));
    const payerId = seededUserId(brand.code, contract.payer);
    return {
      ...contract,
      ...timesOf(contract, brand, plan),
      id: i + 1,
      brand,
      payerId,
      receiverId: receiverOf(contract, { brand, payerId, plan }),
      minorTiers,
    };
  }),
);

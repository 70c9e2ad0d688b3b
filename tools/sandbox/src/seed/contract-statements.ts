import type { Days } from '../contracts/periods';
import { earnedBy, type Turnover } from '../contracts/tiers';
import { startOfDay } from '../paging/range';
import { KIND_RULES } from '../contracts/kinds.data';
import { type PlacedContract, placedContracts } from './contract-past';
import { seededTurnover } from './contract-play';
import type { Movement } from './history-ledger';
import { oncePerPlan, type SeedPlan } from './plan';
import { seeded } from '../platform/random';

/** Result of a period of a seeded contract. */
export interface SeedStatement extends Turnover {
  contract: PlacedContract;
  days: Days;
  rate: string | null;
  hours: number | null;
  amount: number;
  status: 'DUE' | 'PAID' | 'NONE';
  paidAt: number | null;
  orderNo: string | null;
}

const HOUR_MS = 3_600_000;

/** Fixed turnover for the small plan, whose play is too low for contracts. */
function usualTurnover({ id, kind, brand }: PlacedContract, { first }: Days) {
  const random = seeded(id * 100_000 + first);
  const [least, more] = kind === 'DIVIDEND' ? [6_000, 9_000] : [320, 600];
  const stake = (least + random.below(more)) * brand.stakes[0];
  const all = { stake, loss: Math.floor((stake * (30 + random.below(60))) / 1_000), active: 3 };
  return { all, hours: [all] };
}

function reckoned(contract: PlacedContract, days: Days, plan: SeedPlan) {
  const { kind, minorTiers } = contract;
  const { all, hours } =
    plan.size === 'small' ? usualTurnover(contract, days) : seededTurnover(contract, days, plan);
  if (kind !== 'HOUR') {
    const { tier, amount } = earnedBy(kind, minorTiers, all);
    return { ...all, rate: tier?.rate ?? null, hours: null, amount };
  }
  const earned = hours
    .map((hour) => earnedBy(kind, minorTiers, hour).amount)
    .filter((amount) => amount > 0);
  const amount = earned.reduce((sum, one) => sum + one, 0);
  return { ...all, rate: null, hours: earned.length, amount };
}

/** A salary is paid at midnight, a dividend later by its payer. */
const paidAfterMs = ({ kind }: PlacedContract) => (kind === 'DIVIDEND' ? 10 * HOUR_MS : 0);

function statementsOf(contract: PlacedContract, plan: SeedPlan): SeedStatement[] {
  const all = contract.past.map((days) => ({ days, ...reckoned(contract, days, plan) }));
  // The last dividend stays unpaid, as an example to try.
  const waits = contract.kind === 'DIVIDEND' ? all.findLast(({ amount }) => amount > 0) : undefined;
  return all.map((one) => {
    const status = one.amount === 0 ? 'NONE' : one === waits ? 'DUE' : 'PAID';
    const paid = startOfDay(contract.brand, one.days.after) + paidAfterMs(contract);
    const orderNo = `T${paid.toString(36).toUpperCase()}${String(contract.id).padStart(4, '0')}`;
    return status === 'PAID'
      ? { ...one, contract, status, paidAt: paid, orderNo }
      : { ...one, contract, status, paidAt: null, orderNo: null };
  });
}

/** Every seeded statement, by contract, oldest first. */
export const seedStatements = oncePerPlan((plan): readonly SeedStatement[] =>
  placedContracts(plan).flatMap((contract) => statementsOf(contract, plan)),
);

/** Wallet movements of paid statements, as part of the seeded ledger. */
export function contractMovements(userId: number, plan: SeedPlan): Movement[] {
  return seedStatements(plan).flatMap(({ contract, days, amount, paidAt, orderNo }): Movement[] => {
    if (paidAt === null || orderNo === null) return [];
    const { payerId, receiverId, kind, id } = contract;
    const entry = { at: paidAt, reference: orderNo, key: `contract-${id}/${days.first}` };
    if (userId === receiverId) {
      return [{ ...entry, kind: KIND_RULES[kind].posts, amount }];
    }
    if (userId !== payerId) return [];
    return [{ ...entry, kind: 'TRANSFER_OUT', amount: -amount }];
  });
}

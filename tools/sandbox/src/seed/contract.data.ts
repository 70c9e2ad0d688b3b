import type { Period } from '../contracts/periods';
import type { ContractKind } from '../contracts/tiers';

/** Tier in multiples of the brand's lowest stake, so that one table serves every currency. */
interface SeedTier {
  minStake: number;
  minLoss: number;
  minActive: number;
  rate: string;
  cap: number | null;
}

const tier = (
  minStake: number,
  minLoss: number,
  minActive: number,
  rate: string,
  cap: number | null = null,
): SeedTier => ({ minStake, minLoss, minActive, rate, cap });

export interface SeedContract {
  payer: string;
  /** Account name, or index among the payer's other agents. */
  receiver: string | number;
  kind: ContractKind;
  period: Period;
  status: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'CANCELLED' | 'ENDING' | 'ENDED';
  tiers: readonly SeedTier[];
}

const DIVIDEND = [
  tier(1_000, 0, 1, '0.1'),
  tier(5_000, 100, 2, '0.15'),
  tier(20_000, 800, 3, '0.2', 50_000),
];
const DIVIDEND_BEFORE = [tier(2_000, 0, 1, '0.08'), tier(8_000, 200, 2, '0.12')];
const DIVIDEND_OFFERED = [
  tier(1_000, 0, 1, '0.12'),
  tier(5_000, 100, 2, '0.18'),
  tier(20_000, 800, 4, '0.25', 80_000),
];
const SALARY = [
  tier(300, 0, 1, '0.005'),
  tier(600, 0, 2, '0.008'),
  tier(1_200, 0, 3, '0.012', 100),
];
const SALARY_BEFORE = [tier(400, 0, 1, '0.004')];
const SALARY_OFFERED = [tier(300, 0, 1, '0.006'), tier(700, 0, 2, '0.01', 80)];
const HOUR = [tier(250, 0, 1, '0.002'), tier(500, 0, 1, '0.003', 20)];
const HOUR_BEFORE = [tier(300, 0, 1, '0.0015')];
const HOUR_OFFERED = [tier(250, 0, 1, '0.003'), tier(500, 0, 2, '0.005', 30)];

const fromGeneral = { payer: 'general01', receiver: 'agent01' };
const fromAgent = { payer: 'agent01', receiver: 'player01' };
const dividend = { kind: 'DIVIDEND', period: 'HALF_MONTH' } as const;
const salary = { kind: 'SALARY', period: 'DAY' } as const;
const hours = { kind: 'HOUR', period: 'HOUR' } as const;

/** Every status of every kind, an offer of each pending for `agent01`, and some with other agents. */
export const CONTRACTS: readonly SeedContract[] = [
  { ...fromGeneral, ...dividend, status: 'ENDED', tiers: DIVIDEND_BEFORE },
  { ...fromGeneral, ...salary, status: 'ENDED', tiers: SALARY_BEFORE },
  { ...fromGeneral, ...hours, status: 'ENDED', tiers: HOUR_BEFORE },
  { ...fromGeneral, ...dividend, status: 'ACTIVE', tiers: DIVIDEND },
  { ...fromGeneral, ...salary, status: 'ACTIVE', tiers: SALARY },
  { ...fromGeneral, ...hours, status: 'ACTIVE', tiers: HOUR },
  { ...fromGeneral, ...dividend, status: 'REJECTED', tiers: DIVIDEND_BEFORE },
  { ...fromGeneral, ...salary, status: 'REJECTED', tiers: SALARY_BEFORE },
  { ...fromGeneral, ...hours, status: 'REJECTED', tiers: HOUR_BEFORE },
  { ...fromAgent, ...salary, status: 'REJECTED', tiers: [tier(600, 0, 1, '0.002')] },
  { ...fromGeneral, ...dividend, status: 'PENDING', tiers: DIVIDEND_OFFERED },
  { ...fromGeneral, ...salary, status: 'PENDING', tiers: SALARY_OFFERED },
  { ...fromGeneral, ...hours, status: 'PENDING', tiers: HOUR_OFFERED },
  { ...fromAgent, ...salary, status: 'PENDING', tiers: [tier(300, 0, 1, '0.003', 10)] },
  { payer: 'general01', receiver: 0, ...dividend, status: 'ACTIVE', tiers: DIVIDEND_BEFORE },
  { payer: 'general01', receiver: 0, ...salary, status: 'PENDING', tiers: SALARY_BEFORE },
  { payer: 'general01', receiver: 1, ...dividend, status: 'ENDING', tiers: DIVIDEND },
  { payer: 'general01', receiver: 1, ...dividend, status: 'PENDING', tiers: DIVIDEND_BEFORE },
  { payer: 'general01', receiver: 1, ...salary, status: 'CANCELLED', tiers: SALARY_OFFERED },
  { payer: 'general01', receiver: 1, ...hours, status: 'REJECTED', tiers: HOUR_BEFORE },
];

/** Number of settled periods of each running contract. */
export const PAST_PERIODS = { full: 12, small: 3 } as const;

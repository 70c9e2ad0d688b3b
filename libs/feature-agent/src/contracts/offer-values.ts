import type { AgentContract } from '@lobby/api-client';
import { multiplyAmount } from '@lobby/core';
import { differences, isSame } from './differences';
import type { Tier } from './earned';

/** Tier as typed: rate in percent, `0` for no condition and no cap. */
export interface TierValues {
  rate: string;
  minStake: string;
  minLoss: string;
  minActive: string;
  cap: string;
}

/** Offer as typed. */
export interface OfferValues {
  userName: string;
  period: string;
  tiers: TierValues[];
  remark: string;
}

/** Empty tier. */
export const EMPTY_TIER: TierValues = {
  rate: '',
  minStake: '',
  minLoss: '0',
  minActive: '0',
  cap: '0',
};

/** Decimal places of a rate in percent, and of a rate. */
export const PER_CENT_DIGITS = 6;
const RATE_DIGITS = PER_CENT_DIGITS + 2;
const ONE_PER_CENT = '0.01';

/** Rate in percent, exact: `0.008` is `0.8`. */
export const perCentOf = (rate: string): string => multiplyAmount(rate, '100', RATE_DIGITS, 'down');

const isZero = (amount: string) => !/[1-9]/.test(amount);

/** Converts typed tiers to the request's format. */
export const toTiers = (tiers: readonly TierValues[]): Tier[] =>
  tiers.map(({ rate, minStake, minLoss, minActive, cap }) => ({
    rate: multiplyAmount(rate, ONE_PER_CENT, RATE_DIGITS, 'down'),
    minStake,
    minActive: Number(minActive),
    ...(isZero(minLoss) ? {} : { minLoss }),
    ...(isZero(cap) ? {} : { cap }),
  }));

const AMOUNT = /^\d{1,20}(?:\.\d{1,8})?$/;

/** Typed tiers for the example; undefined while one is incomplete. */
export function typedTiers(tiers: readonly TierValues[]): Tier[] | undefined {
  const whole = tiers.every((tier) =>
    Object.values(tier).every((text) => AMOUNT.test(String(text))),
  );
  return whole && tiers.length > 0 ? toTiers(tiers) : undefined;
}

/** Whether a contract equals an offer. */
export const isOffered = (
  contract: Pick<AgentContract, 'period' | 'tiers'>,
  { period, tiers }: { period: string; tiers: Tier[] },
): boolean =>
  contract.period === period && isSame(differences(contract, { period: contract.period, tiers }));

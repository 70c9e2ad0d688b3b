import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Category } from '../catalogue/games';

type Detail = CallValue<Contract['rewards']['promotion']>;
export type RejectReason = NonNullable<Detail['rejectReason']>;
export type RewardStatus = NonNullable<Detail['status']>;
type Need = NonNullable<Detail['form']>['remark'];

/** Wagering of a bonus, at least once, because no bonus is paid as cash. Money of all terms in minor units. */
interface Wagering {
  wagerMultiple: number;
  /** Days to complete the wagering. */
  validDays: number;
}

/** Bonus credited with a deposit. */
export interface DepositTerms extends Wagering {
  howTo: 'DEPOSIT';
  /** Of the deposit; 10,000 is 100 %. */
  bonusBasisPoints: number;
  minDeposit: number;
  maxBonus: number;
  /** Base that is multiplied by `wagerMultiple`. */
  wagerBase: 'BONUS' | 'BONUS_AND_DEPOSIT';
  excludedCategories: readonly Category[];
  /** Maximum stake per bet that counts towards the wagering. */
  maxBet: number | null;
  once: 'EVER' | 'DAY' | 'WEEK';
  firstDeposit?: true;
  /** Minimum VIP level. */
  vipLevel?: number;
  /** Saturday and Sunday in the brand's time zone. */
  weekend?: true;
}

/** Condition that a review checks. */
export type Requirement =
  | { kind: 'NEW_ACCOUNT'; days: number }
  | { kind: 'DEPOSITED'; days: number }
  | { kind: 'PLAYED'; days: number; categories: readonly Category[] }
  | { kind: 'LEVEL'; vipLevel: number };

/** Fixed bonus for an application that is granted. */
export interface ApplyTerms extends Wagering {
  howTo: 'APPLY';
  bonus: number;
  requires: Requirement | null;
  /** Payment after the grant: to be claimed, or credited immediately. */
  pays: 'claim' | 'balance';
  form: { remark: Need; images: Need };
}

/** Fixed bonus for stakes within some days of a sign-up. */
export interface SignTerms extends Wagering {
  howTo: 'SIGN';
  bonus: number;
  days: number;
  minStake: number;
  categories: readonly Category[];
}

/** Share of a week's valid stakes, paid automatically on the following Monday. */
export interface AutoTerms extends Wagering {
  howTo: 'AUTO';
  bonusBasisPoints: number;
  maxBonus: number;
  categories: readonly Category[];
}

/** Programme of another module whose figures the texts quote. */
export type Fact = 'VIP' | 'REBATE' | 'POINTS' | 'CANCELLED' | 'DOWNLOAD';

/** Information only. Without a fact, it has its own content. */
interface InfoTerms {
  howTo: 'INFO';
  fact: Fact | null;
}

export type Terms = DepositTerms | ApplyTerms | SignTerms | AutoTerms | InfoTerms;

/** Days in which a reward can be claimed. */
export const CLAIM_DAYS = 7;

/** Maximum length of a remark, and number of images, of an application (D2 §5). */
export const FORM_LIMITS = { remarkMax: 140, imagesMax: 3 } as const;

/** A share of an amount in minor units, rounded down. */
export const shareOf = (amount: number, basisPoints: number): number =>
  Math.floor((amount * basisPoints) / 10_000);

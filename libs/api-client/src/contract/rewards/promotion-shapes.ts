import { openEnum, opt } from '../wire';

/**
 * Statuses of the documents (D2 §3). `join`: open to take part; `coming`: not begun; `applying`: under review;
 * `signed`: signed up for an event; `process`: granted or earned, being prepared; `claim`: can be claimed;
 * `claimed`: claimed; `issued`: paid by itself; `rejected`: refused, with a reason; `close`: over.
 */
export const REWARD_STATUSES = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
] as const;

/** Status of a promotion for the viewer. */
export const rewardStatus = openEnum(REWARD_STATUSES);

/**
 * How a promotion is taken part in. INFO: nothing to take; APPLY: `applyPromotion`, then a review; DEPOSIT: a
 * deposit with it; AUTO: paid by itself; SIGN: `applyPromotion` signs up for an event.
 */
export const howToJoin = openEnum(['INFO', 'APPLY', 'DEPOSIT', 'AUTO', 'SIGN']);

/** Why an application was not granted. */
export const REJECT_REASONS = [
  'ACCOUNT_TOO_OLD',
  'NO_DEPOSIT',
  'NO_STAKE',
  'LEVEL_TOO_LOW',
] as const;

/** Why an application was not granted; absent if it was. */
export const rejectReason = opt(openEnum(REJECT_REASONS));

/** Why a deposit may not bring a bonus now. */
export const OFFER_REASONS = [
  'FIRST_DEPOSIT',
  'VIP_LEVEL',
  'WEEKEND',
  'TAKEN',
  'TAKEN_TODAY',
  'TAKEN_THIS_WEEK',
] as const;

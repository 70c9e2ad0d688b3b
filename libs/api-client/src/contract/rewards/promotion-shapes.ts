import { openEnum, opt } from '../wire';

/**
 * Statuses of the documents (D2 §3). `join`: open to take part; `coming`: not begun; `applying`: under review;
 * `signed`: signed up for an event; `process`: granted or earned, being prepared; `claim`: can be claimed;
 * `claimed`: claimed; `issued`: paid automatically; `rejected`: refused, with a reason; `close`: over.
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
 * How to join a promotion. INFO: information only; APPLY: `applyPromotion`, then a review; DEPOSIT: with a
 * deposit; AUTO: paid automatically; SIGN: `applyPromotion` signs up for an event.
 */
export const howToJoin = openEnum(['INFO', 'APPLY', 'DEPOSIT', 'AUTO', 'SIGN']);

/** Reasons to reject an application. */
export const REJECT_REASONS = [
  'ACCOUNT_TOO_OLD',
  'NO_DEPOSIT',
  'NO_STAKE',
  'LEVEL_TOO_LOW',
] as const;

/** Reason of a rejected application; absent otherwise. */
export const rejectReason = opt(openEnum(REJECT_REASONS));

/** Reasons why an offer is not available. */
export const OFFER_REASONS = [
  'FIRST_DEPOSIT',
  'VIP_LEVEL',
  'WEEKEND',
  'TAKEN',
  'TAKEN_TODAY',
  'TAKEN_THIS_WEEK',
] as const;

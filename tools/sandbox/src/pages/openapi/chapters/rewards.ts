import type { CallValue, Contract } from '@lobby/api-client/contract';
import { CLAIM_DAYS } from '../../../rebates/pay';
import { GRANT_DAYS } from '../../../promotions/centre';
import type { Chapter, States } from './chapter';

type Status = CallValue<Contract['rewards']['applyPromotion']>['status'];

const REWARD: States<Status> = {
  join: {
    means: 'an offer to apply, to sign up, to deposit with or to play for',
    next: ['applying', 'signed', 'process', 'close'],
  },
  coming: { means: 'an offer or a reward that has not begun', next: ['join', 'claim'] },
  applying: {
    means: 'an application under review',
    next: ['process', 'issued', 'claim', 'rejected'],
  },
  signed: {
    means: 'signed up for an event, whose stakes count when its days are over',
    next: ['process', 'close'],
  },
  process: {
    means: 'granted and being prepared; or a deposit with it is open, or stakes of this week count',
    next: ['claim', 'issued', 'join', 'close'],
  },
  claim: {
    means: 'waits to be claimed, until `expiresAt`; also what would be paid by itself in a break',
    next: ['claimed', 'join', 'process', 'close'],
  },
  claimed: {
    means: 'claimed and paid; final for an application, while a weekly bonus opens again',
    next: ['process', 'close'],
  },
  issued: {
    means: 'paid by itself; final for an application, while other offers may open again',
    next: ['join', 'process', 'close'],
  },
  rejected: { means: 'not granted; `rejectReason` says why', next: ['applying', 'close'] },
  close: { means: 'ended or expired', next: [] },
};

export const rewardsChapter: Chapter = {
  text: `What a member is given: promotions, missions, points, rebates, VIP bonuses and invitations. Every claim moves money once, by its key.

- Rebate of a day and category: \`validStake × rate\`, the rate of the VIP level, rounded down to the smallest unit. It can be claimed for ${CLAIM_DAYS} days after its day and is then paid by itself.
- Turnover of a reward: \`wagerMultiple × amount\`, within ${GRANT_DAYS} days.
- VIP level: the highest whose \`turnover\` and \`deposit\` of the last 30 days are both reached.
- Points: \`floor(valid stakes of a day / stakePerPoint)\`.`,
  states: { reward: REWARD },
};

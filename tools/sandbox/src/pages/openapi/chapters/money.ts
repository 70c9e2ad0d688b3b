import type { CallValue, Contract } from '@lobby/api-client/contract';
import { GATEWAY_LIFE_MS, MAX_OPEN, TRANSFER_LIFE_MS } from '../../../deposit/begin';
import { FREE_A_DAY } from '../../../withdraw/limits.data';
import { DECISIONS, STEPS, type Status } from '../../../withdraw/courses.data';
import { type Chapter, span, type States } from './chapter';

type DepositStatus = CallValue<Contract['deposit']['order']>['status'];

const DEPOSIT: States<DepositStatus> = {
  PENDING: {
    means: 'waits for the payment',
    next: ['PAID', 'FAILED', 'EXPIRED', 'REJECTED', 'CANCELLED'],
  },
  CANCELLED: { means: 'the person took it back before paying', next: [] },
  PAID: { means: 'the payment was reported', next: ['SUCCESS', 'FAILED', 'REJECTED'] },
  SUCCESS: { means: 'money and bonus are in the wallet', next: [] },
  FAILED: { means: 'the bank or the payer refused; `reasonCode` says why', next: [] },
  EXPIRED: { means: 'it was not paid in time', next: [] },
  REJECTED: { means: 'an operator refused it; `reasonCode` says why', next: [] },
};

export const depositChapter: Chapter = {
  text: `A deposit begins with a call and a key, is paid elsewhere, and is polled by \`deposit.order\` until its state is final.

- \`fee = amount × feeRate\`; \`amountToPay = amount + fee\`. The wallet is credited with \`amount\`.
- \`bonus = min(maxBonus, amount × bonusRate)\`, rounded down; it comes with the deposit.
- Turnover: \`amount\` once for the deposit, and \`wagerMultiple × bonus\` for the bonus, or \`wagerMultiple × (bonus + amount)\` where \`wagerBase\` is \`BONUS_AND_DEPOSIT\`. It ends \`validDays\` after the credit; the bonus stays.
- A transfer may be paid for ${span(TRANSFER_LIFE_MS)}, a payment page for ${span(GATEWAY_LIFE_MS)}. At most ${MAX_OPEN} deposits wait at once (\`deposit.too.many.open\`).
- An answer that was lost is resolved by \`deposit.orderByKey\`: the order, or \`record.not.found\`.`,
  states: { deposit: DEPOSIT },
};

const MEANS: Readonly<Record<Status, string>> = {
  SUBMITTED: 'the money has left the wallet',
  REVIEW: 'an operator looks at it',
  KYC_REQUIRED: 'the identity of the person is to be checked first',
  PROCESSING: 'the bank has it',
  PAID: 'the money is on the card',
  REJECTED: 'refused; the money is back in the wallet',
  FAILED: 'the bank did not take it; the money is back in the wallet',
};

const FINAL: ReadonlySet<Status> = new Set(['PAID', 'REJECTED', 'FAILED']);
const DECIDED = Object.values(DECISIONS).flatMap((verdict) =>
  'to' in verdict ? [verdict.to] : [],
);

/** Next states by the automatic courses and by operator decisions. */
const nextOf = (status: Status): Status[] => {
  if (FINAL.has(status)) return [];
  const usual = Object.values(STEPS).flatMap((steps) => steps[status]?.to ?? []);
  return [...new Set([...usual, ...DECIDED])].filter((to) => to !== status);
};

const WITHDRAWAL = Object.fromEntries(
  Object.entries(MEANS).map(([status, means]) => [
    status,
    { means, next: nextOf(status as Status) },
  ]),
) as unknown as States<Status>;

export const withdrawChapter: Chapter = {
  text: `A withdrawal debits the wallet at once and is paid to a bound card, or comes back.

- \`fee = amount × feeRate\` after the ${FREE_A_DAY} free withdrawals of a day; \`received = amount − fee\`.
- \`remaining = required − done\`: deposits and bonuses require turnover, the oldest first. A settled bet adds its valid stake, at most \`maxBet\` of it and not in an excluded category. Nothing can be withdrawn while something remains.
- The daily amount and number follow the VIP level.`,
  states: { withdrawal: WITHDRAWAL },
};

export const walletChapter: Chapter = {
  text: `\`MAIN\` funds games, \`SAFE\` is out of their reach. Every movement is one transaction with \`balanceAfter\`; the sum of all is the balance.

- \`withdrawable\`: the balance of \`MAIN\`, or 0 while turnover remains.
- \`inOpenOrders\`: withdrawals that are not final, and stakes of open bets.
- \`wallet.orderByKey\` says what became of any call that moves money.`,
};

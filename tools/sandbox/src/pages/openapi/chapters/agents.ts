import type { CallValue, Contract } from '@lobby/api-client/contract';
import { KIND_RULES, MAX_TIERS } from '../../../contracts/kinds.data';
import { COMMISSION_AFTER_MS } from '../../../team/commission';
import { type Chapter, span, type States } from './chapter';

type ContractStatus = CallValue<Contract['agent']['processDividend']>['status'];
type StatementStatus = CallValue<Contract['agent']['payDividend']>['status'];
type RainStatus = CallValue<Contract['agent']['rain']>['status'];

const CONTRACT: States<ContractStatus> = {
  PENDING: { means: 'offered, waits for the receiver', next: ['ACTIVE', 'REJECTED', 'CANCELLED'] },
  ACTIVE: {
    means: 'accepted; begins with the next period. One that is ended before never begins',
    next: ['ENDING', 'ENDED'],
  },
  ENDING: {
    means: 'runs until `effectiveTo`, as a side has asked or a newer one says',
    next: ['ENDED'],
  },
  REJECTED: { means: 'the receiver refused', next: [] },
  CANCELLED: { means: 'the proposer took it back', next: [] },
  ENDED: { means: 'over', next: [] },
};

const STATEMENT: States<StatementStatus> = {
  DUE: { means: 'earned, and to be paid by the proposer', next: ['PAID'] },
  PAID: { means: 'paid, `orderNo` names the payment', next: [] },
  NONE: { means: 'no tier was reached', next: [] },
};

const RAIN: States<RainStatus> = {
  COMING: { means: 'not begun', next: ['OPEN'] },
  OPEN: { means: 'envelopes can be taken', next: ['EMPTY', 'ENDED'] },
  EMPTY: { means: 'open, with nothing left', next: ['ENDED'] },
  ENDED: { means: 'over', next: [] },
};

const KINDS = Object.entries(KIND_RULES).map(
  ([kind, { periods, maxRate, paidByItself }]) =>
    `| ${kind} | ${periods.join(', ')} | ${maxRate} | ${paidByItself ? 'by itself when the period ends' : 'by `agent.payDividend` or `agent.payDividends`'} |`,
);

export const agentChapter: Chapter = {
  text: `The tree of accounts below an agent, and what he earns by it. A call sees the caller's own team and nobody else.

- Line commission of a day: for every member below, \`validStake × (own rate − rate of the next agent down the line)\`, by category; the member himself earns \`validStake × own rate\` (line rebate). Paid ${span(COMMISSION_AFTER_MS)} after the day ends.
- A rate may be given up to the caller's own, on a step of the brand, and only raised afterwards. Quotas limit how many accounts may have a rate within a group.
- Contract: of its tiers (at most ${MAX_TIERS}, ascending) the highest counts whose \`minStake\`, \`minLoss\` and \`minActive\` are all reached by the receiver and all below. \`amount = min(cap, rate × base)\`, the base being the loss for a dividend and the valid stake for a salary. No tier may be better than the caller's own contract.

| kind | periods | highest rate | paid |
| --- | --- | --- | --- |
${KINDS.join('\n')}`,
  states: { contract: CONTRACT, statement: STATEMENT, 'red envelope rain': RAIN },
};

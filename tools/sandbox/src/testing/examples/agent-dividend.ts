import type { Sandbox } from '../../app';
import type { ContractAction } from '../../contracts/process';
import { PAYMENT_PASSWORD } from '../../seed/accounts.data';
import { signedInAs } from '../visitor';
import type { Examples } from './example';
import type { contract } from '@lobby/api-client/contract';

type Agent = typeof contract.agent;

const TIERS = [
  { minStake: '50000000', minActive: 2, rate: '0.1' },
  { minStake: '200000000', minLoss: '8000000', minActive: 3, rate: '0.15', cap: '90000000' },
];
const OFFER = { userName: 'player01', period: 'HALF_MONTH', tiers: TIERS };
const tiersWith = (change: object) => ({ ...OFFER, tiers: [TIERS[0], { ...TIERS[1], ...change }] });

type Waiting = 'dailysalreqtype' | 'divtypecompperiodreq' | 'contracthoursalreq';

/** Answer to a pending offer of a kind. */
export const answerTo =
  (kind: Waiting, action: ContractAction, user = 'agent01', paymentPassword = PAYMENT_PASSWORD) =>
  async (sandbox: Sandbox) => {
    type Requests = Record<Waiting, { contractId: string }>;
    const waiting = await signedInAs(sandbox, user).value<Requests>('agent.salaryRequest');
    return { contractId: waiting[kind].contractId, action, paymentPassword };
  };

/** Offer that was already answered. */
export const answered =
  (kind: Waiting, answer: 'agent.processDividend' | 'agent.processSalary' | 'agent.processHours') =>
  async (sandbox: Sandbox) => {
    const input = await answerTo(kind, 'REJECT')(sandbox);
    await signedInAs(sandbox, 'agent01').value(answer, input);
    return input;
  };

/** Dividend that `general01` owes `agent01`, with a payment password. */
const dueDividend =
  (paymentPassword = PAYMENT_PASSWORD) =>
  async (sandbox: Sandbox) => {
    const payer = signedInAs(sandbox, 'general01');
    const { list } = await payer.value<{ list: { statementId: string }[] }>('agent.dividends', {
      direction: 'OUT',
      status: 'DUE',
    });
    return { statementId: list[0]?.statementId ?? '', paymentPassword };
  };

/** Ids of a due dividend and an unknown one. */
const severalDividends =
  (paymentPassword = PAYMENT_PASSWORD) =>
  async (sandbox: Sandbox) => {
    const { statementId } = await dueDividend()(sandbox);
    return { statementIds: [statementId, '999999999'], paymentPassword };
  };

const paid = async (sandbox: Sandbox) => {
  const input = await dueDividend()(sandbox);
  await signedInAs(sandbox, 'general01').value('agent.payDividend', input);
  return input;
};

export const agentDividend: Pick<
  Examples<Agent>,
  | 'currentDividend'
  | 'dividendContract'
  | 'dividends'
  | 'payDividend'
  | 'payDividends'
  | 'income'
  | 'dividendRequest'
  | 'proposeDividend'
  | 'processDividend'
  | 'dividendContracts'
> = {
  currentDividend: {
    user: 'agent01',
    refused: [
      [{}, 'account.no.permission', 'player01'],
      [{}, 'account.no.permission', 'virtualagent01'],
    ],
  },
  dividendContract: {
    user: 'agent01',
    refused: [
      [{}, 'account.no.permission', 'virtual01'],
      [{ userName: 'general01' }, 'downline.unknown', 'agent01'],
      [{ userName: 'player01' }, 'downline.unknown', 'general01'],
    ],
  },
  dividends: {
    input: { direction: 'IN', page: 1 },
    user: 'agent01',
    refused: [
      [{ direction: 'UP' }, 'request_param_err', 'agent01'],
      [{ startDate: 2, endDate: 1 }, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
  payDividend: {
    input: dueDividend(),
    user: 'general01',
    refused: [
      [dueDividend('000000'), 'payment.password.wrong', 'general01'],
      [paid, 'payout.not.due', 'general01'],
      [dueDividend(), 'record.not.found', 'agent01'],
      [{ statementId: 'x', paymentPassword: PAYMENT_PASSWORD }, 'record.not.found', 'general01'],
      [dueDividend(), 'account.no.permission', 'player01'],
    ],
  },
  payDividends: {
    input: severalDividends(),
    user: 'general01',
    refused: [
      [severalDividends('000000'), 'payment.password.wrong', 'general01'],
      [{ statementIds: [], paymentPassword: PAYMENT_PASSWORD }, 'request_param_err', 'general01'],
      [severalDividends(), 'account.no.permission', 'player01'],
    ],
  },
  income: {
    user: 'agent01',
    refused: [
      [{ period: 'YEAR' }, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'player01'],
    ],
  },
  dividendRequest: {
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'virtualagent01']],
  },
  proposeDividend: {
    input: OFFER,
    user: 'agent01',
    refused: [
      [{ ...OFFER, userName: 'agent01' }, 'contract.exists', 'general01'],
      [OFFER, 'downline.unknown', 'general01'],
      [{ ...OFFER, userName: 'nobody99' }, 'downline.unknown', 'agent01'],
      [tiersWith({ rate: '0.1' }), 'field.invalid', 'agent01'],
      [tiersWith({ minStake: '1' }), 'field.invalid', 'agent01'],
      [tiersWith({ rate: '0.39' }), 'field.invalid', 'agent01'],
      [tiersWith({ minStake: '0.5' }), 'field.invalid', 'agent01'],
      [{ ...OFFER, tiers: [] }, 'request_param_err', 'agent01'],
      [{ ...OFFER, period: 'DAY' }, 'request_param_err', 'agent01'],
      [OFFER, 'account.no.permission', 'player01'],
    ],
  },
  processDividend: {
    input: answerTo('divtypecompperiodreq', 'ACCEPT'),
    user: 'agent01',
    refused: [
      [
        answered('divtypecompperiodreq', 'agent.processDividend'),
        'contract.not.pending',
        'agent01',
      ],
      [answerTo('divtypecompperiodreq', 'ACCEPT'), 'record.not.found', 'general01'],
      [answerTo('divtypecompperiodreq', 'CANCEL'), 'record.not.found', 'agent01'],
      [answerTo('divtypecompperiodreq', 'END'), 'contract.not.active', 'agent01'],
      [answerTo('dailysalreqtype', 'ACCEPT'), 'record.not.found', 'agent01'],
      [
        { contractId: 'x', action: 'MAYBE', paymentPassword: PAYMENT_PASSWORD },
        'request_param_err',
        'agent01',
      ],
      [
        answerTo('divtypecompperiodreq', 'ACCEPT', 'agent01', '000000'),
        'payment.password.wrong',
        'agent01',
      ],
    ],
  },
  dividendContracts: {
    input: { role: 'PROPOSER', status: 'ENDED' },
    user: 'general01',
    refused: [
      [{ status: 'GONE' }, 'request_param_err', 'agent01'],
      [{}, 'account.no.permission', 'virtual01'],
    ],
  },
};

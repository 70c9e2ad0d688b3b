import { expect, it } from 'vitest';
import {
  contractInputOf,
  offerInputOf,
  statementInputOf,
  toContract,
  toOffers,
  toRunning,
} from './contracts';

const WIRE = {
  contractId: '7',
  status: 'PENDING' as const,
  period: 'DAY' as const,
  tiers: [{ minStake: '100', minLoss: null, minActive: 2, rate: '0.01' }],
  proposer: 'general01',
  receiver: 'agent01',
  createTime: 5,
};

it('tells each offer by its kind', () => {
  const offers = toOffers({
    dailysalreqtype: { ...WIRE, contractId: 'salary' },
    divtypecompperiodreq: { ...WIRE, contractId: 'dividend' },
    contracthoursalreq: null,
  });
  expect([offers.salary?.id, offers.dividend?.id, offers.hours]).toEqual([
    'salary',
    'dividend',
    undefined,
  ]);
});

it('leaves out of a contract what is not there', () => {
  expect(toContract(WIRE)).toMatchObject({
    tiers: [{ minStake: '100', minLoss: undefined, minActive: 2, rate: '0.01', cap: undefined }],
    startsAt: undefined,
    endsAt: undefined,
  });
});

it('has no running period without a contract', () => {
  const payable = { count: 1, amount: '3' };
  expect(toRunning({ current: null, payable })).toEqual({ current: undefined, payable });
});

it.each([
  [statementInputOf({ page: 1 }), { direction: 'IN', userName: undefined }],
  [statementInputOf({ page: 1, owed: true, userName: ' a ' }), { direction: 'OUT', userName: 'a' }],
  [contractInputOf({ page: 1 }), { role: 'RECEIVER' }],
  [
    contractInputOf({ page: 1, offered: true, userName: ' ' }),
    { role: 'PROPOSER', userName: undefined },
  ],
])('asks in the platform’s words %#', (input, words) => {
  expect(input).toMatchObject(words);
});

it('sends an offer without the blanks around it', () => {
  const offer = { userName: ' player01 ', tiers: [], remark: '  ' };
  expect(offerInputOf(offer)).toEqual({ userName: 'player01', tiers: [], remark: undefined });
});

import { expect, it } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

const CONTRACT = {
  contractId: '7',
  status: 'PENDING',
  period: 'DAY',
  tiers: [{ minStake: '100', minLoss: null, minActive: 2, rate: '0.01' }],
  proposer: 'general01',
  receiver: 'agent01',
  createTime: 5,
};

it('an offer carries its kind', async () => {
  platform([
    good({
      dailysalreqtype: { ...CONTRACT, contractId: 'salary' },
      divtypecompperiodreq: { ...CONTRACT, contractId: 'dividend' },
      contracthoursalreq: null,
    }),
  ]);
  for (const ask of [api.agent.contractOffers, api.agent.dividendOffers]) {
    const { dividend, salary, hours } = await ask();
    expect([dividend?.contractId, salary?.contractId, hours]).toEqual([
      'dividend',
      'salary',
      undefined,
    ]);
  }
});

it('a contract without an optional field has no such key', async () => {
  platform([good({ contract: CONTRACT, next: null, offer: OFFER })]);
  const { contract, next } = await api.agent.salaryContract();
  expect(next).toBeUndefined();
  expect(contract?.tiers[0]?.minLoss).toBeUndefined();
  expect(contract?.effectiveFrom).toBeUndefined();
});

const OFFER = { maxRate: '0.1', maxTiers: 10, periods: ['DAY', 'FORTNIGHT'] };

it('a member without a contract has no running period', async () => {
  const payable = { count: 1, amount: '3' };
  platform([good({ current: null, payable })]);
  const earnings = await api.agent.currentDividend();
  expect(earnings.current).toBeUndefined();
  expect(earnings.payable).toEqual(payable);
});

it('a period that the contract does not list reads as unknown', async () => {
  platform([good({ offer: OFFER })]);
  const { offer } = await api.agent.hourContract();
  expect(offer.periods).toEqual(['DAY', 'UNKNOWN']);
});

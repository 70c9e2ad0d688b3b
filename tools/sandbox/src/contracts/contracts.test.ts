import { describe, expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Friday; aurora's local time is seven hours ahead. */
const NOON = Date.UTC(2026, 10, 20, 5);
const platform = platformAt(NOON);

interface Contract {
  contractId: string;
  status: string;
  period: string;
  proposer: string;
  receiver: string;
  effectiveFrom: number | null;
  effectiveTo: number | null;
}
interface Info {
  contract: Contract | null;
  next: Contract | null;
  pending: Contract | null;
  offer: { maxRate: string; maxTiers: number; periods: string[] };
}

const as = (user: string) => signedInAs(platform.sandbox, user);
const midnight = (date: number) => Date.UTC(2026, 10, date) - 7 * HOUR_MS;

const KINDS = [
  {
    kind: 'divtypecompperiodreq',
    name: 'Dividend',
    info: 'dividendContract',
    list: 'dividendContracts',
  },
  { kind: 'dailysalreqtype', name: 'Salary', info: 'salaryContract', list: 'salaryContracts' },
  { kind: 'contracthoursalreq', name: 'Hours', info: 'hourContract', list: 'hourContracts' },
] as const;

describe.each(KINDS)('$name', ({ kind, name, info, list }) => {
  const pendingId = async () =>
    (await as('agent01').value<Record<string, Contract>>('agent.salaryRequest'))[kind]?.contractId;
  const answer = (contractId: string | undefined, action: string, user = 'agent01') =>
    as(user).call(`agent.process${name}`, { contractId, action, paymentPassword: '135790' });

  it('has a pending offer, and a contract of every status', async () => {
    const requests = await as('agent01').value<Record<string, Contract>>('agent.dividendRequest');
    expect(requests[kind]).toMatchObject({ status: 'PENDING', proposer: 'general01' });
    const page = await as('agent01').value<{ list: Contract[] }>(`agent.${list}`);
    expect(page.list.map(({ status }) => status)).toEqual([
      'PENDING',
      'REJECTED',
      'ACTIVE',
      'ENDED',
    ]);
    for (const status of ['PENDING', 'REJECTED', 'ACTIVE', 'ENDED']) {
      const some = await as('general01').value<{ list: Contract[]; total: number }>(
        `agent.${list}`,
        { role: 'PROPOSER', status, userName: 'agent01' },
      );
      expect(some.list.map((contract) => contract.status)).toEqual([status]);
    }
  });

  it('begins with the next period once it is accepted, and ends the one before', async () => {
    const before = await as('agent01').value<Info>(`agent.${info}`);
    const accepted = (await answer(await pendingId(), 'ACCEPT')).value as Contract;
    const begins = name === 'Dividend' ? midnight(31) : midnight(21);
    expect(accepted).toMatchObject({ status: 'ACTIVE', effectiveFrom: begins, effectiveTo: null });
    const meanwhile = await as('agent01').value<Info>(`agent.${info}`);
    expect(meanwhile).toMatchObject({
      contract: { contractId: before.contract?.contractId, status: 'ENDING', effectiveTo: begins },
      next: { contractId: accepted.contractId },
      pending: null,
    });
    platform.now = begins;
    const after = await as('general01').value<Info>(`agent.${info}`, { userName: 'agent01' });
    expect(after).toMatchObject({ contract: { contractId: accepted.contractId }, next: null });
    const old = await as('agent01').value<{ list: Contract[] }>(`agent.${list}`, {
      status: 'ENDED',
    });
    expect(old.list.map(({ contractId }) => contractId)).toContain(before.contract?.contractId);
  });

  it.each([
    ['ACCEPT', 'ACCEPT'],
    ['ACCEPT', 'REJECT'],
    ['REJECT', 'ACCEPT'],
    ['REJECT', 'REJECT'],
  ])('after the answer %s refuses the answer %s', async (first, second) => {
    const id = await pendingId();
    expect((await answer(id, first)).success).toBe(true);
    expect(await answer(id, second)).toMatchObject({ errorCode: 'contract.not.pending' });
    expect(await pendingId()).toBeUndefined();
  });

  it('is answered by its receiver only', async () => {
    const id = await pendingId();
    for (const user of ['general01', 'player01', 'vip01']) {
      expect(await answer(id, 'ACCEPT', user)).toMatchObject({ errorCode: 'record.not.found' });
    }
    expect(await pendingId()).toBe(id);
  });

  it('is offered only to a member without an open offer', async () => {
    const tiers = [{ minStake: '0', minActive: 1, rate: '0.005' }];
    const offer = { userName: 'agent01', period: 'WEEK', tiers, remark: 'Thanks' };
    const propose = () => as('general01').call(`agent.propose${name}`, offer);
    expect(await propose()).toMatchObject({ errorCode: 'contract.exists' });
    await answer(await pendingId(), 'REJECT');
    expect(await propose()).toMatchObject({
      value: { status: 'PENDING', receiver: 'agent01', remark: 'Thanks', effectiveFrom: null },
    });
    expect(await propose()).toMatchObject({ errorCode: 'contract.exists' });
  });
});

it('the later of two accepted contracts replaces the one that has not begun', async () => {
  const accept = async () => {
    const { divtypecompperiodreq: offer } =
      await as('agent01').value<Record<string, Contract>>('agent.dividendRequest');
    const input = { contractId: offer?.contractId, action: 'ACCEPT', paymentPassword: '135790' };
    return as('agent01').value<Contract>('agent.processDividend', input);
  };
  const late = await accept();
  const tiers = [{ minStake: '0', minActive: 1, rate: '0.3' }];
  const weekly = { userName: 'agent01', period: 'WEEK', tiers };
  await as('general01').value('agent.proposeDividend', weekly);
  const early = await accept();
  expect([early.effectiveFrom, late.effectiveFrom]).toEqual([midnight(23), midnight(31)]);
  const { list } = await as('agent01').value<{ list: Contract[] }>('agent.dividendContracts');
  expect(list.find(({ contractId }) => contractId === late.contractId)?.status).toBe('ENDED');
  platform.now = midnight(31) + DAY_MS;
  const { contract } = await as('agent01').value<Info>('agent.dividendContract');
  expect(contract?.contractId).toBe(early.contractId);
});

it('the offer to a downline has the rates, tiers and periods that the own contract allows', async () => {
  const { offer } = await as('agent01').value<Info>('agent.salaryContract');
  expect(offer).toEqual({ maxRate: '0.012', maxTiers: 10, periods: ['DAY'] });
  const general = await as('general01').value<Info>('agent.dividendContract');
  expect(general).toMatchObject({ contract: null, offer: { maxRate: '0.4' } });
});

it('a salary is active a day after a player accepted it', async () => {
  const { dailysalreqtype: offer } =
    await as('player01').value<Record<string, Contract>>('agent.salaryRequest');
  const input = { contractId: offer?.contractId, action: 'ACCEPT', paymentPassword: '135790' };
  await as('player01').value('agent.processSalary', input);
  platform.now += DAY_MS;
  const { contract } = await as('player01').value<Info>('agent.salaryContract');
  expect(contract).toMatchObject({ proposer: 'agent01', receiver: 'player01', status: 'ACTIVE' });
});

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
  effectiveFrom: number | null;
  effectiveTo: number | null;
  endTime: number | null;
  endedBy: string | null;
}
interface Info {
  contract: Contract | null;
  next: Contract | null;
  pending: Contract | null;
}

const as = (user: string) => signedInAs(platform.sandbox, user);
const midnight = (date: number) => Date.UTC(2026, 10, date) - 7 * HOUR_MS;

const KINDS = [
  { name: 'Dividend', info: 'dividendContract', list: 'dividendContracts', ends: midnight(31) },
  { name: 'Salary', info: 'salaryContract', list: 'salaryContracts', ends: midnight(21) },
  { name: 'Hours', info: 'hourContract', list: 'hourContracts', ends: midnight(21) },
] as const;

describe.each(KINDS)('$name', ({ name, info, list, ends }) => {
  const infoOf = () => as('agent01').value<Info>(`agent.${info}`);
  const act = (user: string, contractId: string | undefined, action: string) =>
    as(user).call(`agent.process${name}`, { contractId, action, paymentPassword: '135790' });
  const listed = async (status: string) =>
    (
      await as('general01').value<{ list: Contract[] }>(`agent.${list}`, {
        role: 'PROPOSER',
        status,
        userName: 'agent01',
      })
    ).list;
  const propose = () =>
    as('general01').call(`agent.propose${name}`, {
      userName: 'agent01',
      period: 'WEEK',
      tiers: [{ minStake: '0', minActive: 1, rate: '0.005' }],
    });

  it('a proposer can withdraw an offer, and make another', async () => {
    const { pending } = await infoOf();
    expect(await propose()).toMatchObject({ errorCode: 'contract.exists' });
    for (const user of ['agent01', 'player01']) {
      expect(await act(user, pending?.contractId, 'CANCEL')).toMatchObject({
        errorCode: 'record.not.found',
      });
    }
    expect(await act('general01', pending?.contractId, 'CANCEL')).toMatchObject({
      value: { status: 'CANCELLED', processTime: platform.now, effectiveFrom: null },
    });
    expect(await act('general01', pending?.contractId, 'CANCEL')).toMatchObject({
      errorCode: 'contract.not.pending',
    });
    expect(await act('agent01', pending?.contractId, 'ACCEPT')).toMatchObject({
      errorCode: 'contract.not.pending',
    });
    expect((await infoOf()).pending).toBeNull();
    expect((await listed('CANCELLED'))[0]?.contractId).toBe(pending?.contractId);
    expect(await propose()).toMatchObject({ value: { status: 'PENDING' } });
  });

  it.each([
    ['general01', 'PROPOSER'],
    ['agent01', 'RECEIVER'],
  ])('if ended by %s runs to the end of its period', async (user, side) => {
    const { contract } = await infoOf();
    const id = contract?.contractId;
    const ended = { contractId: id, effectiveTo: ends, endTime: platform.now, endedBy: side };
    expect(await act('player01', id, 'END')).toMatchObject({ errorCode: 'record.not.found' });
    expect(await act(user, id, 'END')).toMatchObject({ value: { ...ended, status: 'ENDING' } });
    for (const again of ['general01', 'agent01']) {
      expect(await act(again, id, 'END')).toMatchObject({ errorCode: 'contract.not.active' });
    }
    platform.now = ends - 1;
    expect((await infoOf()).contract).toMatchObject({ ...ended, status: 'ENDING' });
    expect((await listed('ENDING')).map(({ contractId }) => contractId)).toEqual([id]);
    platform.now = ends;
    expect((await infoOf()).contract).toBeNull();
    expect(await listed('ENDING')).toEqual([]);
    expect((await listed('ENDED'))[0]).toMatchObject(ended);
  });

  it('if ended before its start never starts', async () => {
    const { pending } = await infoOf();
    await act('agent01', pending?.contractId, 'ACCEPT');
    expect(await act('agent01', pending?.contractId, 'END')).toMatchObject({
      value: { status: 'ENDED', effectiveFrom: ends, effectiveTo: ends },
    });
    expect((await infoOf()).next).toBeNull();
    platform.now = ends + DAY_MS;
    expect((await infoOf()).contract).toBeNull();
  });

  it('if ended is followed by the next accepted one', async () => {
    const { contract, pending } = await infoOf();
    await act('general01', contract?.contractId, 'END');
    await act('agent01', pending?.contractId, 'ACCEPT');
    platform.now = ends;
    expect((await infoOf()).contract?.contractId).toBe(pending?.contractId);
  });
});

it('lists an offered contract of every status', async () => {
  const { list } = await as('general01').value<{ list: Contract[] }>('agent.dividendContracts', {
    role: 'PROPOSER',
  });
  const { list: salaries } = await as('general01').value<{ list: Contract[] }>(
    'agent.salaryContracts',
    { role: 'PROPOSER' },
  );
  const statuses = new Set([...list, ...salaries].map(({ status }) => status));
  expect([...statuses].sort()).toEqual([
    'ACTIVE',
    'CANCELLED',
    'ENDED',
    'ENDING',
    'PENDING',
    'REJECTED',
  ]);
});

it('a brand without dividends refuses their calls and shows no prompts', async () => {
  const flags = { SIGNCONDIV3: false };
  platform.sandbox.control.flags({ brand: 'aurora', flags });
  expect(await as('agent01').call('agent.currentDividend')).toMatchObject({
    errorCode: 'function.not.available',
  });
  const waiting = await as('agent01').value<Record<string, Contract>>('agent.salaryRequest');
  expect(waiting).toMatchObject({ divtypecompperiodreq: null, dailysalreqtype: {} });
});

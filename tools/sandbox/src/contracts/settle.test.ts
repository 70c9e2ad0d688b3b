import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { PAYMENT_PASSWORD } from '../seed/accounts.data';
import { play as playGame, SLOT } from '../testing/play';
import { signedInAs } from '../testing/visitor';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.UTC(2026, 10, 20, 5);
let now = NOON;
let sandbox: Sandbox;
const open = () => {
  now = NOON;
  sandbox = createSandbox({ strict: true, now: () => now });
};
beforeEach(open);
afterEach(() => {
  sandbox.close();
});

interface Statement {
  statementId: string;
  contractId: string;
  payer: string;
  startDate: number;
  endDate: number;
  stake: string;
  loss: string;
  activeCount: number;
  rate: string | null;
  hours: number | null;
  amount: string;
  status: string;
  orderNo: string | null;
}
interface Statements {
  list: Statement[];
  total: number;
  footer: { amount: string; paid: string; due: string };
}
interface Running {
  current: { stake: string; loss: string; activeCount: number; amount: string } | null;
  payable: { count: number; amount: string };
}

const as = (user: string) => signedInAs(sandbox, user);

/** Plays rounds of 10000 each. */
async function play(user: string, rounds: number): Promise<void> {
  await playGame(sandbox, as(user), SLOT, rounds);
}

type Name = 'Dividend' | 'Salary' | 'Hours';
const REQUESTS = {
  Dividend: 'divtypecompperiodreq',
  Salary: 'dailysalreqtype',
  Hours: 'contracthoursalreq',
} as const;

/** Agrees a contract of `agent01` with `general01` from the next period on, replacing a pending one. */
async function agree(name: Name, tier: object, period?: string): Promise<void> {
  const waiting = async () => {
    const all = await as('agent01').value<Record<string, Statement>>('agent.salaryRequest');
    return all[REQUESTS[name]]?.contractId;
  };
  const answer = async (action: string) =>
    as('agent01').value(`agent.process${name}`, {
      contractId: await waiting(),
      action,
      paymentPassword: '135790',
    });
  await answer('REJECT');
  const tiers = [{ minStake: '0', minActive: 1, ...tier }];
  await as('general01').value(`agent.propose${name}`, { userName: 'agent01', tiers, period });
  await answer('ACCEPT');
}

const LISTS = {
  Dividend: 'agent.dividends',
  Salary: 'agent.salaries',
  Hours: 'agent.hourSalaries',
} as const;
const statements = (name: Name, user = 'agent01', more: object = {}) =>
  as(user).value<Statements>(LISTS[name], {
    direction: user === 'agent01' ? 'IN' : 'OUT',
    startDate: NOON - 366 * DAY_MS + HOUR_MS * 12 + (now - NOON),
    endDate: now,
    size: 100,
    ...more,
  });
const entriesOf = (user: string) => sandbox.control.ledger({ user, brand: 'aurora' }).transactions;
/** Payments caused by contracts. */
const paymentsOf = (user: string) =>
  entriesOf(user).filter(({ key }) => key.startsWith('contract-'));
const balanceOf = (user: string) =>
  Number(sandbox.control.ledger({ user, brand: 'aurora' }).balance);

it('a daily salary is paid at midnight by the stakes of the agent’s team', async () => {
  now += 7 * DAY_MS;
  await agree('Salary', { rate: '0.02' });
  now += DAY_MS;
  await play('player01', 3);
  await play('agent01', 2);
  const today = await as('agent01').value<Running>('agent.currentSalary');
  expect(today.current).toMatchObject({ stake: '50000', activeCount: 2, amount: '1000' });
  now += DAY_MS;
  // Any call triggers settlement.
  await as('fresh01').value('wallet.balance');
  const [received, given] = ['agent01', 'general01'].map((user) => paymentsOf(user).at(-1));
  expect(received).toMatchObject({
    txCode: 'SALARY',
    amount: '1000',
    remark: 'general01 2026-11-28',
    time: now - 12 * HOUR_MS,
  });
  expect(given).toMatchObject({
    txCode: 'TRANSFER_OUT',
    amount: '-1000',
    remark: 'SALARY agent01 2026-11-28',
    refNo: received?.refNo,
  });
  expect((await statements('Salary')).list[0]).toMatchObject({
    status: 'PAID',
    stake: '50000',
    rate: '0.02',
    amount: '1000',
    orderNo: received?.refNo,
  });
});

it('pays each hour by its tier', async () => {
  // After the evening on which seeded bets on pending draws settle.
  now += 7 * DAY_MS;
  await agree('Hours', { minStake: '30000', rate: '0.01', cap: '350' });
  now += DAY_MS;
  await play('player01', 2);
  now += HOUR_MS / 2;
  await play('vip01', 1);
  now += HOUR_MS / 2;
  await play('player01', 2);
  now += HOUR_MS;
  await play('vip01', 4);
  const today = await as('agent01').value<Running>('agent.currentHours');
  expect(today.current).toMatchObject({ activeCount: 2, amount: '650' });
  now += DAY_MS;
  const { list } = await statements('Hours');
  expect(list[0]).toMatchObject({ amount: '650', hours: 2, rate: null, status: 'PAID' });
});

/** Reduces the balance of `general01` to this amount. */
async function empty(left: number): Promise<void> {
  const input = {
    toUserName: 'agent01',
    amount: String(balanceOf('general01') - left),
    type: 'NORMAL',
    paymentPassword: PAYMENT_PASSWORD,
  };
  await as('general01').value('agent.transferToDownline', input);
}

it('an uncovered salary stays due, and is paid at the first midnight with enough balance', async () => {
  await agree('Salary', { rate: '0.001' });
  now += DAY_MS;
  await play('player01', 2);
  await empty(10);
  now += DAY_MS;
  const [due] = (await statements('Salary')).list;
  expect(due).toMatchObject({ status: 'DUE' });
  const { payable } = await as('general01').value<Running>('agent.currentSalary');
  expect(payable).toEqual({ count: 1, amount: due?.amount });
  const rain = { brand: 'aurora', startsInMs: 0, durationMs: HOUR_MS } as const;
  const { eventId } = sandbox.control.rain(rain);
  await as('general01').value('agent.joinRain', { eventId });
  expect(balanceOf('general01')).toBeGreaterThan(Number(due?.amount));
  now += DAY_MS;
  const { list } = await statements('Salary');
  const paid = list.find(({ statementId }) => statementId === due?.statementId);
  expect(paid?.status).toBe('PAID');
  const payment = paymentsOf('general01').filter(({ refNo }) => refNo === paid?.orderNo);
  expect(payment.map(({ amount }) => amount)).toEqual([`-${due?.amount}`]);
});

it('a dividend is paid by its payer, once', async () => {
  const [due] = (await statements('Dividend', 'general01', { status: 'DUE' })).list;
  const before = [balanceOf('general01'), balanceOf('agent01')] as const;
  const input = { statementId: due?.statementId, paymentPassword: PAYMENT_PASSWORD };
  const payer = as('general01').withKey('one-intent-only');
  const first = await payer.call('agent.payDividend', input);
  expect(first.value).toMatchObject({ status: 'PAID', amount: due?.amount });
  expect(await payer.call('agent.payDividend', input)).toEqual(first);
  expect(await as('general01').call('agent.payDividend', input)).toMatchObject({
    errorCode: 'payout.not.due',
  });
  const amount = Number(due?.amount);
  expect(amount).toBeGreaterThan(0);
  expect([balanceOf('general01'), balanceOf('agent01')]).toEqual([
    before[0] - amount,
    before[1] + amount,
  ]);
  const { current } = await as('agent01').value<{ current: { dividend: string } }>('agent.income');
  expect(Number(current.dividend)).toBeGreaterThanOrEqual(amount);
});

it('a dividend above the payer’s balance is refused', async () => {
  const [due] = (await statements('Dividend', 'general01', { status: 'DUE' })).list;
  await empty(1);
  const input = { statementId: due?.statementId, paymentPassword: PAYMENT_PASSWORD };
  expect(await as('general01').call('agent.payDividend', input)).toMatchObject({
    errorCode: 'wallet.insufficient',
  });
  const { payable } = await as('general01').value<Running>('agent.currentDividend');
  expect(payable).toEqual({ count: 1, amount: due?.amount });
});

it('an ended contract is paid up to its end', async () => {
  now += 7 * DAY_MS;
  await agree('Salary', { rate: '0.02' });
  now += DAY_MS;
  const { contract } = await as('agent01').value<{ contract: { contractId: string } }>(
    'agent.salaryContract',
  );
  await play('player01', 3);
  const end = { contractId: contract.contractId, action: 'END', paymentPassword: '135790' };
  await as('agent01').value('agent.processSalary', end);
  await play('player01', 2);
  now += DAY_MS;
  await play('player01', 4);
  expect((await statements('Salary')).list[0]).toMatchObject({
    contractId: contract.contractId,
    stake: '50000',
    amount: '1000',
    status: 'PAID',
  });
  now += DAY_MS;
  const { list } = await statements('Salary');
  expect(list.filter(({ contractId }) => contractId === contract.contractId)).toHaveLength(1);
  expect(paymentsOf('agent01').at(-1)).toMatchObject({ txCode: 'SALARY', amount: '1000' });
});

interface Payouts {
  list: {
    statementId: string;
    statement: { status: string; amount: string } | null;
    errorCode: string | null;
  }[];
  paid: { count: number; amount: string };
  balance: string;
}

it('several dividends are paid or refused separately, once for their key', async () => {
  now += 45 * DAY_MS;
  const { list: due } = await statements('Dividend', 'general01', { status: 'DUE' });
  const ids = due.map(({ statementId }) => statementId);
  const [first = ''] = ids;
  const asked = ['999999999', ...ids, first];
  const input = { statementIds: asked, paymentPassword: PAYMENT_PASSWORD };
  const before = balanceOf('general01');
  const payer = as('general01').withKey('several-at-once');
  const answer = await payer.value<Payouts>('agent.payDividends', input);
  const sum = due.reduce((total, { amount }) => total + Number(amount), 0);
  expect(ids.length).toBeGreaterThan(0);
  expect(answer).toEqual({
    list: [
      { statementId: '999999999', statement: null, errorCode: 'record.not.found' },
      ...due.map(({ statementId, amount }) => ({
        statementId,
        statement: expect.objectContaining({ statementId, status: 'PAID', amount }) as object,
        errorCode: null,
      })),
      { statementId: first, statement: null, errorCode: 'payout.not.due' },
    ],
    paid: { count: due.length, amount: String(sum) },
    balance: String(before - sum),
  });
  expect(balanceOf('general01')).toBe(before - sum);
  expect(await payer.value('agent.payDividends', input)).toEqual(answer);
  expect(balanceOf('general01')).toBe(before - sum);
});

it('an uncovered dividend stays due, and others are paid', async () => {
  const [due] = (await statements('Dividend', 'general01', { status: 'DUE' })).list;
  await empty(1);
  const input = {
    statementIds: [due?.statementId, 'x'],
    paymentPassword: PAYMENT_PASSWORD,
  };
  const { list, paid } = await as('general01').value<Payouts>('agent.payDividends', input);
  expect(list.map(({ errorCode }) => errorCode)).toEqual([
    'wallet.insufficient',
    'record.not.found',
  ]);
  expect(paid).toEqual({ count: 0, amount: '0' });
  expect((await statements('Dividend', 'general01', { status: 'DUE' })).list).toHaveLength(1);
});

it('a list of statements contains its sums', async () => {
  const { list, footer, total } = await statements('Dividend');
  const sum = (status?: string) =>
    list
      .filter((one) => status === undefined || one.status === status)
      .reduce((all, { amount }) => all + Number(amount), 0);
  expect(total).toBe(list.length);
  expect(footer).toEqual({
    amount: String(sum()),
    paid: String(sum('PAID')),
    due: String(sum('DUE')),
  });
});

it('every paid statement of the seed has a payment in both wallets', async () => {
  const lists = await Promise.all(
    (['Dividend', 'Salary', 'Hours'] as const).map((n) => statements(n)),
  );
  const paid = lists.flatMap(({ list }) => list).filter(({ status }) => status === 'PAID');
  const amounts = paid.map(({ orderNo, amount }) => `${orderNo} ${amount}`).sort();
  expect(amounts.length).toBeGreaterThan(6);
  const of = (user: string, sign: string) =>
    paymentsOf(user)
      .map(({ refNo, amount }) => `${refNo} ${amount.replace(sign, '')}`)
      .sort();
  expect(of('agent01', '+')).toEqual(amounts);
  expect(of('general01', '-')).toEqual(amounts);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('back' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('play' as const), rounds: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('pay' as const), key: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('look' as const) }),
);

/** Pays all due and several undue statements, with repeated keys. */
async function payAll(key: number): Promise<void> {
  const { list } = await statements('Dividend', 'general01');
  for (const { statementId } of list.slice(0, 4)) {
    const input = { statementId, paymentPassword: PAYMENT_PASSWORD };
    await as('general01').withKey(`key-${key}-${statementId}`).call('agent.payDividend', input);
    await as('general01').call('agent.payDividend', input);
  }
}

it('pays every period of a contract at most once, for any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      sandbox.close();
      open();
      await agree('Salary', { rate: '0.01' });
      await agree('Hours', { rate: '0.005' });
      await agree('Dividend', { rate: '0.3' }, 'WEEK');
      for (const one of steps) {
        if (one.kind === 'wait') now += one.hours * HOUR_MS;
        else if (one.kind === 'back') now = Math.max(NOON, now - one.hours * HOUR_MS);
        else if (one.kind === 'play') await play('player01', one.rounds);
        else if (one.kind === 'pay') await payAll(one.key);
        else await as('agent01').value('agent.currentDividend');
      }
      now += 40 * DAY_MS;
      await payAll(9);
      const lists = await Promise.all(
        (['Dividend', 'Salary', 'Hours'] as const).map((name) => statements(name)),
      );
      const all = lists.flatMap(({ list }) => list);
      const periods = all.map(({ contractId, startDate }) => `${contractId}/${startDate}`);
      expect(new Set(periods).size).toBe(periods.length);
      const paid = all.filter(({ status }) => status === 'PAID').map(({ orderNo }) => orderNo);
      for (const user of ['general01', 'agent01']) {
        const posted = entriesOf(user).filter(({ key }) => key.startsWith('contract-'));
        expect(posted.map(({ refNo }) => refNo).sort()).toEqual([...paid].sort());
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);

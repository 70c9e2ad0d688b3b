import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES } from '../brands/brands';
import { PAYMENT_PASSWORD } from '../seed/accounts.data';
import { signedInAs } from '../testing/visitor';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

const TEAM = ['player01', 'vip01', 'fresh01', 'first01'] as const;
const PEOPLE = ['agent01', 'general01', ...TEAM] as const;
const TRANSFER = { amount: '1000', type: 'NORMAL', paymentPassword: PAYMENT_PASSWORD };

interface Receipt {
  total: string;
  balance: string;
  transfers: { orderNo: string; userName: string; amount: string }[];
}

const ledger = (user: string) => sandbox.control.ledger({ user, brand: 'aurora' });
const balance = (user: string) => BigInt(ledger(user).balance);
const sum = () => PEOPLE.reduce((total, user) => total + balance(user), 0n);

const order = fc.record({
  from: fc.constantFrom('agent01', 'general01'),
  toUserNames: fc.array(fc.constantFrom(...PEOPLE, 'virtual01', 'locked01'), {
    minLength: 1,
    maxLength: 4,
  }),
  amount: fc.oneof(
    fc.integer({ min: 0, max: 3_000_000 }).map(String),
    fc.constantFrom('0.5', '40000000', '99999999999999'),
  ),
  type: fc.constantFrom('NORMAL', 'DIVIDEND', 'SALARY'),
  times: fc.integer({ min: 1, max: 3 }),
});

it('transfers do not change the sum of all balances, for any calls', async () => {
  const before = sum();
  await fc.assert(
    fc.asyncProperty(order, async ({ from, times, ...asked }) => {
      const me = signedInAs(sandbox, from).withKey(randomUUID());
      const input = { ...asked, paymentPassword: PAYMENT_PASSWORD };
      const start = balance(from);
      const answers = [];
      for (let i = 0; i < times; i += 1) {
        answers.push(await me.call('agent.transferToDownlines', input));
      }
      expect(sum()).toBe(before);
      // A repeated key returns the same answer.
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      const moved =
        answers[0]?.success === true ? BigInt(asked.amount) * BigInt(asked.toUserNames.length) : 0n;
      expect(start - balance(from)).toBe(moved);
    }),
    { numRuns: 40 },
  );
  for (const user of PEOPLE) {
    const { wallets } = ledger(user);
    for (const { balance: has, addsUpTo } of wallets) expect(has).toBe(addsUpTo);
  }
}, 20_000);

it('a transfer to several pays all or none, with an entry for each on both sides', async () => {
  const me = signedInAs(sandbox, 'agent01');
  const start = balance('agent01');
  const receipt = await me.value<Receipt>('agent.transferToDownlines', {
    ...TRANSFER,
    type: 'SALARY',
    remark: 'October',
    toUserNames: TEAM,
  });
  expect(receipt).toMatchObject({ total: '4000', balance: String(start - 4_000n) });
  const out = ledger('agent01').transactions.slice(-4);
  expect(out.map(({ txCode, amount }) => [txCode, amount])).toEqual(
    TEAM.map(() => ['TRANSFER_OUT', '-1000']),
  );
  for (const { userName, orderNo } of receipt.transfers) {
    expect(ledger(userName).transactions.at(-1)).toMatchObject({
      txCode: 'TRANSFER_IN',
      amount: '1000',
      refNo: orderNo,
      remark: 'agent01 SALARY: October',
    });
  }
  const left = balance('agent01');
  const half = String(left / 2n);
  const refused = await me.call('agent.transferToDownlines', {
    ...TRANSFER,
    amount: half,
    toUserNames: ['player01', 'vip01', 'fresh01'],
  });
  expect(refused.errorCode).toBe('wallet.insufficient');
  expect(balance('agent01')).toBe(left);
});

it.each(['EQUAL', 'RANDOM'] as const)(
  '%s red envelopes are divided exactly, with their own kinds of entries on both sides',
  async (split) => {
    const me = signedInAs(sandbox, 'agent01').withKey(`envelopes-${split}`);
    const start = balance('agent01');
    const input = {
      toUserNames: TEAM,
      total: '10003',
      type: 'RED_ENVELOPE',
      split,
      paymentPassword: PAYMENT_PASSWORD,
    };
    const receipt = await me.value<Receipt>('agent.transferToDownlines', input);
    expect(receipt).toMatchObject({ total: '10003', balance: String(start - 10_003n) });
    const amounts = receipt.transfers.map(({ amount }) => Number(amount));
    expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(10_003);
    if (split === 'EQUAL') expect(amounts).toEqual([2501, 2501, 2501, 2500]);
    expect(
      ledger('agent01')
        .transactions.slice(-4)
        .map(({ txCode, amount }) => [txCode, amount]),
    ).toEqual(amounts.map((amount) => ['RED_ENVELOPE_OUT', String(-amount)]));
    for (const { userName, orderNo, amount } of receipt.transfers) {
      expect(ledger(userName).transactions.at(-1)).toMatchObject({
        txCode: 'RED_ENVELOPE_IN',
        amount,
        refNo: orderNo,
      });
    }
    // Shares are drawn once, so the same key returns the same shares.
    expect(await me.value('agent.transferToDownlines', input)).toEqual(receipt);
    expect(balance('agent01')).toBe(start - 10_003n);
  },
);

it('a repeated transfer is paid once, and its key is refused for another', async () => {
  const me = signedInAs(sandbox, 'agent01').withKey('one-intent-1');
  const input = { ...TRANSFER, toUserName: 'player01' };
  const start = balance('player01');
  const first = await me.value<Receipt>('agent.transferToDownline', input);
  expect(await me.value('agent.transferToDownline', input)).toEqual(first);
  expect(balance('player01')).toBe(start + 1_000n);
  const other = await me.call('agent.transferToDownline', { ...input, amount: '2000' });
  expect(other.errorCode).toBe('idempotency.key.reused');
});

it.each([
  ['general01', 'player01', 'two levels below'],
  ['agent01', 'general01', 'above'],
  ['agent01', 'agent01', 'oneself'],
  ['agent01', 'locked01', 'locked out'],
  ['agent01', 'virtualagent01', 'another team'],
  ['agent01', 'nobody99', 'nobody'],
])('a transfer from %s to %s is refused: %s', async (from, toUserName) => {
  const answer = await signedInAs(sandbox, from).call('agent.transferToDownline', {
    ...TRANSFER,
    toUserName,
  });
  expect(answer.errorCode).toBe('downline.unknown');
});

it.each([
  ['a time-out', 'timeOut'],
  ['an exclusion', 'excluded'],
] as const)('members in %s are not offered as receivers, and get no money', async (_, kind) => {
  const DAY_MS = 86_400_000;
  const me = signedInAs(sandbox, 'agent01');
  const until = Date.now() + 200 * DAY_MS;
  const him = signedInAs(sandbox, 'vip01');
  if (kind === 'timeOut') await him.value('protection.timeOut', { until: Date.now() + 2 * DAY_MS });
  else await him.value('protection.selfExclude', { until, password: 'Play1234' });
  const { list } = await me.value<{ list: { userName: string }[] }>('agent.downlineNames', {});
  expect(list.map(({ userName }) => userName)).not.toContain('vip01');
  const before = balance('agent01');
  const answer = await me.call('agent.transferToDownlines', {
    ...TRANSFER,
    toUserNames: ['player01', 'vip01'],
  });
  expect(answer.errorCode).toBe('downline.unknown');
  expect(balance('agent01')).toBe(before);
});

it('a transfer above the receiver’s deposit limit is refused without the reason', async () => {
  await signedInAs(sandbox, 'fresh01').value('protection.setLimit', {
    kind: 'DEPOSIT',
    period: 'DAY',
    amount: '5000',
  });
  const me = signedInAs(sandbox, 'agent01');
  const to = (amount: string) =>
    me.call('agent.transferToDownline', { ...TRANSFER, amount, toUserName: 'fresh01' });
  expect((await to('5001')).errorCode).toBe('downline.unknown');
  expect((await to('5000')).success).toBe(true);
});

it('the receiver’s deposit limit counts gifts and deposits of its period', async () => {
  await signedInAs(sandbox, 'fresh01').value('protection.setLimit', {
    kind: 'DEPOSIT',
    period: 'DAY',
    amount: '500000',
  });
  const me = signedInAs(sandbox, 'agent01');
  const to = async (amount: string) => {
    const gift = { ...TRANSFER, amount, toUserName: 'fresh01' };
    return (await me.call('agent.transferToDownline', gift)).errorCode;
  };
  expect(await to('300000')).toBeUndefined();
  expect(await to('200001')).toBe('downline.unknown');
  // A gift does not count as a deposit.
  const { limits } = await signedInAs(sandbox, 'fresh01').value<{ limits: { used: string }[] }>(
    'protection.limits',
  );
  expect(limits).toMatchObject([{ used: '0' }]);
  expect(await to('200000')).toBeUndefined();
  expect(await to('1')).toBe('downline.unknown');
  sandbox.control.clock({ shiftMs: 86_400_000 });
  expect(await to('1')).toBeUndefined();
});

it.each(BRAND_CODES)('%s offers exactly the names that it accepts', async (brand) => {
  const me = signedInAs(sandbox, 'agent01', brand);
  const { list } = await me.value<{ list: { userName: string }[] }>('agent.downlineNames', {
    size: 100,
  });
  const names = list.map(({ userName }) => userName);
  expect(names).toEqual(expect.arrayContaining([...TEAM]));
  expect(names).not.toContain('locked01');
  const paid = await me.value<Receipt>('agent.transferToDownlines', {
    ...TRANSFER,
    amount: '1',
    toUserNames: names,
  });
  expect(paid.transfers.map(({ userName }) => userName)).toEqual(names);
});

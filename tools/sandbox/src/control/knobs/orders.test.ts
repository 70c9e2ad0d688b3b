import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { turn as turnKnob } from '../../testing/turn';
import { signedInAs } from '../../testing/visitor';

let now = Date.UTC(2026, 10, 20, 5);
let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

const turn = async (name: string, body: object) => turnKnob(sandbox, name, body);

const balanceOf = () => sandbox.control.ledger({ user: 'player01', brand: 'aurora' }).balance;

async function withdrawn(amount = '200000') {
  const me = signedInAs(sandbox, 'player01');
  const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
  const { orderNo } = await me.value<{ orderNo: string }>('withdraw.request', {
    bankCardId: card?.bankCardId,
    amount,
    paymentPassword: '135790',
  });
  return { orderNo, poll: () => me.value('withdraw.order', { orderNo }) };
}

async function transferred() {
  const me = signedInAs(sandbox, 'player01');
  const { orderNo } = await me.value<{ orderNo: string }>('deposit.manualTransfer', {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    amount: '500000',
    payerName: 'TRAN MAI',
  });
  return { orderNo, poll: () => me.value('deposit.order', { orderNo }) };
}

it('rejects a withdrawal: the next poll has the reason, and the money is returned', async () => {
  const before = balanceOf();
  const { orderNo, poll } = await withdrawn();
  expect(balanceOf()).not.toBe(before);
  expect(
    await turn('withdrawal', { orderNo, decision: 'reject', reason: 'BANK_UNAVAILABLE' }),
  ).toEqual({
    status: 200,
    body: { orderNo, status: 'REJECTED' },
  });
  expect(await poll()).toMatchObject({ status: 'REJECTED', reasonCode: 'BANK_UNAVAILABLE' });
  expect(balanceOf()).toBe(before);
  expect(await turn('withdrawal', { orderNo, decision: 'approve' })).toEqual({
    status: 400,
    body: { error: `no open order ${orderNo}` },
  });
});

it.each([
  ['approve', 'PAID', null],
  ['fail', 'FAILED', 'BANK_REFUSED'],
  ['identity', 'KYC_REQUIRED', null],
] as const)('sets a withdrawal to %s: %s', async (decision, status, reasonCode) => {
  const { orderNo, poll } = await withdrawn();
  sandbox.control.knobs.withdrawal({ orderNo, decision });
  expect(await poll()).toMatchObject({ status, reasonCode });
});

it('holds a withdrawal until it is resumed', async () => {
  const { orderNo, poll } = await withdrawn();
  sandbox.control.knobs.withdrawal({ orderNo, decision: 'hold' });
  now += 600_000;
  expect(await poll()).toMatchObject({ status: 'SUBMITTED', etaMinutes: null });
  sandbox.control.knobs.withdrawal({ orderNo, decision: 'resume' });
  now += 4_000;
  expect(await poll()).toMatchObject({ status: 'REVIEW' });
});

it('approves a deposit: the next poll has the money, once', async () => {
  const before = Number(balanceOf());
  const { orderNo, poll } = await transferred();
  await turn('deposit', { orderNo });
  expect(await poll()).toMatchObject({ status: 'SUCCESS' });
  now += 60_000;
  await poll();
  expect(Number(balanceOf())).toBe(before + 500_000);
});

it('one poll shows a decision in order, balance and inbox', async () => {
  const me = signedInAs(sandbox, 'player01');
  const seen = async () => {
    const { sumBalance } = await me.value<{ sumBalance: string }>('wallet.balance');
    const { unReadCount } = await me.value<{ unReadCount: number }>('member.unreadCount');
    return { balance: Number(sumBalance), unReadCount };
  };
  const { orderNo, poll } = await transferred();
  const before = await seen();
  await turn('deposit', { orderNo });
  expect(await poll()).toMatchObject({ status: 'SUCCESS' });
  expect(await seen()).toEqual({
    balance: before.balance + 500_000,
    unReadCount: before.unReadCount + 1,
  });
});

it('approves a deposit that was held', async () => {
  const { orderNo, poll } = await transferred();
  sandbox.control.knobs.deposit({ orderNo, decision: 'hold' });
  now += 60_000;
  expect(await poll()).toMatchObject({ status: 'PENDING' });
  sandbox.control.knobs.deposit({ orderNo, decision: 'approve' });
  expect(await poll()).toMatchObject({ status: 'SUCCESS' });
});

it('lists the open orders of a brand', async () => {
  const { orderNo } = await withdrawn();
  const { orderNo: other } = await transferred();
  const listed = sandbox.control.knobs.orders({ brand: 'aurora' });
  expect(listed.map((order) => order.orderNo)).toEqual(expect.arrayContaining([orderNo, other]));
  sandbox.control.knobs.withdrawal({ orderNo, decision: 'approve' });
  const left = sandbox.control.knobs.orders({}).map((order) => order.orderNo);
  expect(left).not.toContain(orderNo);
});

it('refuses incomplete and unknown calls', async () => {
  expect((await turn('withdrawal', { decision: 'reject' })).status).toBe(400);
  expect((await turn('withdrawal', { orderNo: 'W1', decision: 'burn' })).status).toBe(400);
  expect((await turn('none', {})).status).toBe(404);
});

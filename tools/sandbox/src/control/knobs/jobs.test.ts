import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { turn } from '../../testing/turn';
import { signedInAs } from '../../testing/visitor';

const START = Date.UTC(2026, 10, 20, 5);
let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true, now: () => START });
});
afterEach(() => {
  sandbox.close();
});

async function transferred() {
  const me = signedInAs(sandbox, 'player01');
  const { orderNo } = await me.value<{ orderNo: string }>('deposit.manualTransfer', {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    amount: '500000',
    payerName: 'TRAN MAI',
  });
  return { subject: orderNo, poll: () => me.value('deposit.order', { orderNo }) };
}

it('lists pending jobs, next first', async () => {
  const { subject } = await transferred();
  expect((await turn(sandbox, 'jobs', { subject })).body).toEqual([
    { kind: 'deposit.pay', subject, dueAt: START + 8_000 },
    { kind: 'deposit.expire', subject, dueAt: START + 1_800_000 },
  ]);
  const all = sandbox.control.knobs.jobs({}).map(({ dueAt }) => dueAt);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(all.length).toBeGreaterThan(2);
});

it('sets the clock to the next job and runs it', async () => {
  const { subject, poll } = await transferred();
  expect((await turn(sandbox, 'runNext', { subject })).body).toMatchObject({ kind: 'deposit.pay' });
  expect(await poll()).toMatchObject({ status: 'PAID', paidAt: START + 8_000 });
  sandbox.control.knobs.runNext({ subject });
  expect(await poll()).toMatchObject({ status: 'SUCCESS', settledAt: START + 11_000 });
  expect(sandbox.control.state().clock.shiftMs).toBe(11_000);
});

it('reports that no job is pending', async () => {
  expect(await turn(sandbox, 'runNext', { kind: 'none' })).toEqual({
    status: 404,
    body: { error: 'no such pending job' },
  });
});

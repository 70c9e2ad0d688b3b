import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { play as playGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 5);
let now = NOON;
let sandbox: Sandbox;
beforeEach(() => {
  now = NOON;
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterEach(() => {
  sandbox.close();
});

const PEOPLE = ['fresh01', 'agent01', 'general01'] as const;
const paid = (user: string) =>
  sandbox.control
    .ledger({ user, brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'COMMISSION');
const play = (user: string) => playGame(sandbox, signedInAs(sandbox, user));
/** Any call runs the due jobs. */
const wake = () => signedInAs(sandbox, 'general01').value('wallet.balance');

it('commission is paid once, the morning after: a member’s rate, and to each superior the difference', async () => {
  // By then all seeded open bets are settled and their commissions paid.
  now += 10 * DAY_MS;
  await wake();
  const before = PEOPLE.map((user) => paid(user).length);
  await play('fresh01');
  await wake();
  expect(PEOPLE.map((user) => paid(user).length)).toEqual(before);
  // Aurora's midnight is 17:00 UTC; the job runs three hours later.
  now += 15 * 3_600_000 - 1;
  await wake();
  expect(PEOPLE.map((user) => paid(user).length)).toEqual(before);
  now += 1;
  for (let again = 0; again < 3; again += 1) await wake();
  // 10000 on a slot: 0.0090, 0.0115 and 0.0120.
  expect(
    PEOPLE.map((user) =>
      paid(user)
        .slice(before[PEOPLE.indexOf(user)])
        .map(({ amount }) => amount),
    ),
  ).toEqual([['90'], ['25'], ['5']]);
});

it('commission equals the report, also for days while the sandbox was off', async () => {
  await play('fresh01');
  await play('player01');
  await play('agent01');
  expect(paid('agent01')).toEqual([]);
  now += 5 * DAY_MS;
  await wake();
  const midnight = NOON - 12 * 3_600_000;
  const range = { startDate: midnight, endDate: midnight + 5 * DAY_MS - 1 };
  const own = await signedInAs(sandbox, 'agent01').value<{
    footer: { commission: string; rebate: string };
  }>('agent.ownRebates', range);
  const sum = paid('agent01').reduce((total, { amount }) => total + Number(amount), 0);
  expect(sum).toBe(Number(own.footer.commission) + Number(own.footer.rebate));
  expect(Number(own.footer.commission)).toBeGreaterThanOrEqual(50);
  expect(Number(own.footer.rebate)).toBeGreaterThanOrEqual(115);
});

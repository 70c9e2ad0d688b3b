import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planOf } from '../seed/plan';
import { teamPeople } from '../seed/team-people';
import { platformAt } from '../testing/platform-at';
import { play as playGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 5);
const platform = platformAt(NOON);

const PEOPLE = ['fresh01', 'agent01', 'general01'] as const;
const KINDS = ['LINE_REBATE', 'COMMISSION'];
const paid = (user: string) =>
  platform.sandbox.control
    .ledger({ user, brand: 'aurora' })
    .transactions.filter(({ txCode }) => KINDS.includes(txCode));
const play = (user: string) => playGame(platform.sandbox, signedInAs(platform.sandbox, user));
/** Any call runs the due jobs. */
const wake = () => signedInAs(platform.sandbox, 'general01').value('wallet.balance');

it('is paid once, the next morning: to a member by the own rate, to each superior the difference', async () => {
  // By then all seeded open bets are settled and their commissions paid.
  platform.now += 10 * DAY_MS;
  await wake();
  const before = PEOPLE.map((user) => paid(user).length);
  await play('fresh01');
  await wake();
  expect(PEOPLE.map((user) => paid(user).length)).toEqual(before);
  // Aurora's midnight is 17:00 UTC; the job runs three hours later.
  platform.now += 15 * 3_600_000 - 1;
  await wake();
  expect(PEOPLE.map((user) => paid(user).length)).toEqual(before);
  platform.now += 1;
  for (let again = 0; again < 3; again += 1) await wake();
  // 10000 on a slot: 0.0090, 0.0115 and 0.0120.
  expect(
    PEOPLE.map((user) =>
      paid(user)
        .slice(before[PEOPLE.indexOf(user)])
        .map(({ txCode, amount }) => `${txCode} ${amount}`),
    ),
  ).toEqual([['LINE_REBATE 90'], ['COMMISSION 25'], ['COMMISSION 5']]);
});

interface Posted {
  txCode: string;
  amount: string;
  key: string;
}

/** Sum of postings of one kind for these days. */
const postedFor = (entries: readonly Posted[], kind: string, [first, last]: [number, number]) =>
  entries
    .filter(({ txCode, key }) => {
      const day = Number(key.split('/')[1]);
      return txCode === kind && day >= first && day <= last;
    })
    .reduce((sum, { amount }) => sum + Number(amount), 0);

interface Rebates {
  footer: { lineRebate: string; commission: string };
}

/** Every real agent of the small team. */
const AGENTS = [
  'agent01',
  'general01',
  ...teamPeople(planOf('small', NOON))
    .filter(({ brand, type }) => brand === 'aurora' && type === 1)
    .map(({ name }) => name),
];

it('summary, rebates and income of every agent equal the ledger, over any days', async () => {
  await play('fresh01');
  platform.now += 3 * DAY_MS;
  await wake();
  const today = Math.floor((platform.now + 7 * 3_600_000) / DAY_MS);
  const startOf = (day: number) => day * DAY_MS - 7 * 3_600_000;
  const days = fc
    .tuple(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 0, max: 30 }))
    .map(([back, more]): [number, number] => [
      today - back,
      Math.min(today - 1, today - back + more),
    ]);
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...AGENTS), days, async (agent, range) => {
      const me = signedInAs(platform.sandbox, agent);
      const input = { startDate: startOf(range[0]), endDate: startOf(range[1] + 1) - 1 };
      const { transactions } = platform.sandbox.control.ledger({ user: agent, brand: 'aurora' });
      const commission = String(postedFor(transactions, 'COMMISSION', range));
      const summary = await me.value<{ commission: string }>('agent.teamSummary', input);
      const own = await me.value<Rebates>('agent.ownRebates', input);
      const team = await me.value<Rebates>('agent.teamRebates', input);
      expect([summary.commission, own.footer.commission, team.footer.commission]).toEqual(
        Array(3).fill(commission),
      );
      expect(own.footer.lineRebate).toBe(String(postedFor(transactions, 'LINE_REBATE', range)));
      seen += Number(commission);
    }),
    { numRuns: 60, examples: AGENTS.map((agent) => [agent, [today - 45, today - 1]]) },
  );
  expect(seen).toBeGreaterThan(0);
});

it.each(['DAY', 'WEEK', 'HALF_MONTH', 'MONTH'])(
  'income of a %s has the commission of the summary and of the ledger',
  async (period) => {
    await play('fresh01');
    let seen = 0;
    for (const agent of AGENTS) {
      const me = signedInAs(platform.sandbox, agent);
      const income = await me.value<
        Record<'previous' | 'current', { startDate: number; endDate: number; commission: string }>
      >('agent.income', { period });
      for (const { startDate, endDate, commission } of Object.values(income)) {
        const range = { startDate, endDate: Math.min(endDate, platform.now) };
        const summary = await me.value<{ commission: string }>('agent.teamSummary', range);
        expect(commission).toBe(summary.commission);
        seen += Number(commission);
      }
      const { startDate, endDate, commission } = income.previous;
      const days: [number, number] = [startDate, endDate].map((at) =>
        Math.floor((at + 7 * 3_600_000) / DAY_MS),
      ) as [number, number];
      const { transactions } = platform.sandbox.control.ledger({ user: agent, brand: 'aurora' });
      expect(commission).toBe(String(postedFor(transactions, 'COMMISSION', days)));
    }
    expect(seen).toBeGreaterThan(0);
  },
);

it('a later raise of rates changes no earlier day', async () => {
  // By then all seeded open bets are settled and their commissions paid.
  platform.now += 10 * DAY_MS;
  await play('fresh01');
  platform.now += 2 * DAY_MS;
  await wake();
  const range = { startDate: platform.now - 40 * DAY_MS, endDate: platform.now - DAY_MS };
  const books = () =>
    Promise.all(
      ['agent01', 'general01'].map((agent) =>
        signedInAs(platform.sandbox, agent).value<Rebates>('agent.teamRebates', range),
      ),
    ).then((pages) => pages.map(({ footer }) => footer));
  const before = await books();
  await signedInAs(platform.sandbox, 'agent01').value('agent.raiseRebates', {
    userName: 'fresh01',
    rebates: [{ category: 'RNG', rate: '0.0110' }],
  });
  expect(await books()).toEqual(before);
  const earned = paid('agent01').length;
  await play('fresh01');
  platform.now += DAY_MS;
  await wake();
  // 10000 on a slot: 0.0110 and 0.0115.
  expect(
    paid('fresh01')
      .slice(-1)
      .map(({ txCode, amount }) => `${txCode} ${amount}`),
  ).toEqual(['LINE_REBATE 110']);
  expect(
    paid('agent01')
      .slice(earned)
      .map(({ txCode, amount }) => `${txCode} ${amount}`),
  ).toEqual(['COMMISSION 5']);
});

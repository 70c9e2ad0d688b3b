import { expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { play as playGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 5);
const platform = platformAt(NOON);

interface Sums {
  stake: string;
  validStake: string;
  payout: string;
  netWin: string;
}
interface Page<R> {
  list: R[];
  total: number;
  footer: Sums & Record<string, string>;
}

const as = (user: string) => signedInAs(platform.sandbox, user);
/** From midnight in aurora's time zone (UTC+7) until now. */
const today = () => ({ startDate: NOON - 12 * 3_600_000, endDate: platform.now });
/** A round stakes 10000 on a slot. */
const play = (user: string) => playGame(platform.sandbox, as(user));
const ask = <T>(
  user: string,
  name: Parameters<ReturnType<typeof as>['call']>[0],
  input: object = {},
) => as(user).value<T>(name, { ...today(), ...input });

it('counts members who visited, bet and registered today, each once', async () => {
  const before = await ask<Record<string, number>>('agent01', 'agent.teamCounters');
  await play('fresh01');
  await play('fresh01');
  await as('first01').value('access.changePassword', {
    oldPassword: 'Play1234',
    newPassword: 'Moonlit22',
    confirmNewPassword: 'Moonlit22',
  });
  await play('first01');
  const after = await ask<Record<string, number>>('agent01', 'agent.teamCounters');
  expect(after).toEqual({
    ...before,
    teamLoginMemberCount: (before['teamLoginMemberCount'] ?? 0) + 2,
    teamBetMemberCount: (before['teamBetMemberCount'] ?? 0) + 2,
    teamOnlineCount: (before['teamOnlineCount'] ?? 0) + 2,
  });
  platform.now += 31 * 60_000;
  const later = await ask<Record<string, number>>('agent01', 'agent.teamCounters');
  expect(later).toEqual({ ...after, teamOnlineCount: 0 });
  platform.now += DAY_MS;
  const tomorrow = { startDate: platform.now - 60_000, endDate: platform.now };
  const next = await as('agent01').value('agent.teamCounters', tomorrow);
  expect(next).toMatchObject({ teamBetMemberCount: 0, teamRegisterMemberCount: 0 });
});

it('a member’s bet is in the reports of all superiors only', async () => {
  const reports = async (agent: string) => ({
    stake: Number((await ask<Record<string, string>>(agent, 'agent.teamSummary'))['stake']),
    rows: Number(
      (await ask<Page<object>>(agent, 'agent.teamProfitLoss', { groupBy: 'CATEGORY' })).footer
        .stake,
    ),
    bets: Number((await ask<Page<object>>(agent, 'agent.teamBets')).footer.stake),
    rebates: Number((await ask<Page<object>>(agent, 'agent.teamRebates')).footer.validStake),
  });
  const agents = ['agent01', 'general01', 'virtualagent01'] as const;
  const before = await Promise.all(agents.map(reports));
  await play('player01');
  const after = await Promise.all(agents.map(reports));
  agents.forEach((agent, i) => {
    const more = agent === 'virtualagent01' ? 0 : 10_000;
    const [was, is] = [before[i], after[i]];
    expect(is).toEqual({
      stake: (was?.stake ?? 0) + more,
      rows: (was?.rows ?? 0) + more,
      bets: (was?.bets ?? 0) + more,
      rebates: (was?.rebates ?? 0) + more,
    });
  });
});

it('rows by member add up to their footer, at every level', async () => {
  interface Row extends Sums {
    memberId: string;
    level: number;
    directCount: number;
  }
  const range = { startDate: NOON - 30 * DAY_MS, endDate: NOON };
  const at = (memberId?: string) =>
    as('general01').value<Page<Row>>('agent.teamProfitLoss', {
      ...range,
      groupBy: 'MEMBER',
      size: 100,
      ...(memberId !== undefined && { memberId }),
    });
  const totals = (rows: readonly Row[]) =>
    (['stake', 'validStake', 'payout', 'netWin'] as const).map((name) =>
      rows.reduce((sum, row) => sum + Number(row[name]), 0),
    );
  let page = await at();
  for (let level = 0; level < 2; level += 1) {
    expect(page.total).toBe(page.list.length);
    const { stake, validStake, payout, netWin } = page.footer;
    expect(totals(page.list)).toEqual([stake, validStake, payout, netWin].map(Number));
    const below = page.list.find((row) => row.directCount > 0 && row.level > level);
    expect(below).toBeDefined();
    page = await at(below?.memberId);
    expect(page.footer.stake).toBe(below?.stake);
  }
});

it('an agent’s own bets are in the superiors’ reports, not in his own', async () => {
  const stake = async (agent: string) =>
    Number((await ask<Record<string, string>>(agent, 'agent.teamSummary'))['stake']);
  const [own, above] = [await stake('agent01'), await stake('general01')];
  await play('agent01');
  expect([await stake('agent01'), await stake('general01')]).toEqual([own, above + 10_000]);
});

it('virtual and real members are never counted together', async () => {
  const real = await ask('general01', 'agent.teamSummary');
  const virtual = await ask<Record<string, string>>('virtualagent01', 'agent.teamSummary');
  await play('virtual01');
  expect(await ask('general01', 'agent.teamSummary')).toEqual(real);
  const after = await ask<Record<string, string>>('virtualagent01', 'agent.teamSummary');
  expect(Number(after['stake'])).toBe(Number(virtual['stake']) + 10_000);
});

it('an agent earns the difference to his direct member’s rate', async () => {
  const row = async (agent: string) =>
    (
      await ask<Page<Record<string, string>>>(agent, 'agent.teamRebates', {
        category: 'RNG',
        userName: 'player01',
      })
    ).list[0];
  await play('player01');
  // Slot rates: general01 0.0120, agent01 0.0115, player01 0.0090; the latest stake is 10000.
  const direct = await row('agent01');
  const above = await row('general01');
  const bets = Number(direct?.['validStake']) / 10_000;
  expect(direct).toMatchObject({
    userName: 'player01',
    rate: '0.0090',
    lineRebate: String(90 * bets),
    commission: String(25 * bets),
  });
  expect(above).toMatchObject({
    userName: 'pl***1',
    level: 2,
    rate: '0.0090',
    commission: String(5 * bets),
  });
  const own = await ask<{ footer: Record<string, string> }>('agent01', 'agent.ownRebates');
  const summary = await ask<Record<string, string>>('agent01', 'agent.teamSummary');
  const page = await ask<Page<object>>('agent01', 'agent.teamRebates');
  expect([own.footer['commission'], summary['commission']]).toEqual([
    page.footer['commission'],
    page.footer['commission'],
  ]);
});

it('lists the newest bet first, masked if required, with totals of the rows', async () => {
  await play('player01');
  const month = { startDate: NOON - 40 * DAY_MS, endDate: platform.now, size: 100 };
  const page = await as('general01').value<Page<Sums & Record<string, unknown>>>(
    'agent.teamBets',
    month,
  );
  expect(page.list[0]).toMatchObject({
    userName: 'pl***1',
    level: 2,
    category: 'RNG',
    stake: '10000',
  });
  const rows = [...page.list];
  for (let n = 2; rows.length < page.total; n += 1) {
    const next = await as('general01').value<Page<Sums & Record<string, unknown>>>(
      'agent.teamBets',
      { ...month, page: n },
    );
    rows.push(...next.list);
  }
  expect(new Set(rows.map((row) => row['orderNo'])).size).toBe(page.total);
  for (const column of ['stake', 'validStake', 'payout', 'netWin'] as const) {
    const sum = rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(page.footer[column]).toBe(String(sum));
  }
  const times = rows.map((row) => Number(row['betTime']));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

it('team transactions have a direction, and contain no bets', async () => {
  await play('player01');
  await as('agent01').value('agent.transferToDownline', {
    toUserName: 'player01',
    amount: '5000',
    type: 'NORMAL',
    paymentPassword: '135790',
  });
  const transactions = await ask<Page<Record<string, unknown>>>(
    'general01',
    'agent.teamTransactions',
  );
  expect(
    transactions.list
      .slice(0, 2)
      .map((row) => [row['userName'], row['txCode'], row['direction'], row['amount']]),
  ).toEqual([
    ['pl***1', 'TRANSFER_IN', 'IN', '5000'],
    ['agent01', 'TRANSFER_OUT', 'OUT', '5000'],
  ]);
  const codes = new Set(transactions.list.map((row) => row['txCode']));
  for (const code of ['STAKE', 'PAYOUT', 'OPENING']) expect(codes).not.toContain(code);
  const one = await ask<Page<object>>('agent01', 'agent.teamTransactions', {
    userName: 'player01',
    txCode: 'TRANSFER_IN',
  });
  expect(one).toMatchObject({ total: 1, footer: { in: '5000', out: '0' } });
});

it('rows of any grouping have the same sums', async () => {
  const range = { startDate: NOON - 60 * DAY_MS, endDate: platform.now, size: 100 };
  const pages = await Promise.all(
    ['DAY', 'CATEGORY', 'BOTH'].map((groupBy) =>
      as('general01').value<Page<Sums & { date: number | null; category: string | null }>>(
        'agent.teamProfitLoss',
        { ...range, groupBy },
      ),
    ),
  );
  const [days, products] = pages;
  for (const page of pages) expect(page.footer).toEqual(days?.footer);
  for (const page of [days, products]) {
    const stake = page?.list.reduce((sum, row) => sum + Number(row.stake), 0);
    expect(String(stake)).toBe(days?.footer.stake);
  }
  expect(days?.list.every(({ date, category }) => date !== null && category === null)).toBe(true);
  expect(products?.list.every(({ date }) => date === null)).toBe(true);
  const detail = await as('general01').value<Page<Sums>>('agent.teamProfitLoss', {
    ...range,
    memberId: '2',
  });
  expect(Number(detail.footer.stake)).toBeLessThanOrEqual(Number(days?.footer.stake));
  expect(Number(detail.footer.stake)).toBeGreaterThan(0);
});

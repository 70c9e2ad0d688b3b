import { sumOf, toUnits, DAY_MS } from '@lobby/core';
import { loadAllRows } from '@lobby/feature-kit';
import { sessionAtom, sessionStore } from '@lobby/session';
import { callAs, layOut, screensOf, yearSandbox } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { agentRoutes } from '../routes';
import { OWN_REBATES, TEAM_REBATES } from './rebates.kinds';

const { open, findAndPress, calls, mend, address, alertText } = screensOf(agentRoutes);

beforeEach(layOut);

const SCREENS = [
  ['/m/member/agent/agentRebeat', 'Agent rebate', '/wps/relay/ODSFE2_AgentRebate'],
  ['/m/member/teamRebate', 'Team rebate', '/wps/relay/ODSFE2_TeamRebate'],
] as const;

const rows = async (title: string) =>
  within(await screen.findByRole('region', { name: title })).getAllByRole('listitem');

describe.each(SCREENS)('%s', (path, title, call) => {
  it('shows rows and their totals', async () => {
    await open(`${path}?range=30`, { user: 'agent01' });
    expect((await rows(title)).length).toBeGreaterThan(1);
    const sums = within(await screen.findByRole('region', { name: 'Total' }));
    expect(sums.getByText('Commission').nextElementSibling?.textContent).toMatch(/₫$/);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid/);
  });

  it('says that it did not load, and tries again', async () => {
    await open(`${path}?range=30`, { user: 'agent01', answers: { [call]: 503 } });
    expect(await alertText()).toContain('Couldn’t load');
    mend();
    await findAndPress('Try again');
    expect((await rows(title)).length).toBeGreaterThan(1);
  });

  it('is a virtual agent’s too', async () => {
    await open(`${path}?range=30`, { user: 'virtualagent01' });
    await waitFor(() => expect(calls(call).length).toBeGreaterThan(0));
    expect(address()).toBe(`${path}?range=30`);
  });
});

const AGENTS_PAGES = [
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/member/agent/agentDivident',
  '/m/redRain',
];

describe.each(AGENTS_PAGES)('%s', (path) => {
  test.each(['player01', 'virtual01'])('sends %s Home', async (user) => {
    await open(path, { user });
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('sends a player with an edited session Home: the platform decides', async () => {
    await open('/m/elsewhere', { user: 'player01' });
    const session = sessionStore.get(sessionAtom) ?? expect.unreachable();
    sessionStore.set(sessionAtom, { ...session, type: 1 });
    await open(path, { reload: true });
    await waitFor(() => expect(sessionStore.get(sessionAtom)?.type).toBe(0));
    await open(path, { reload: true });
    await waitFor(() => expect(address()).toBe('/m/home'));
  });
});

test('the dividend is not for a virtual agent', async () => {
  await open('/m/member/agent/agentDivident', { user: 'virtualagent01' });
  await waitFor(() => expect(address()).toBe('/m/home'));
});

const NOW = Date.UTC(2026, 10, 20, 5);
/** End of the last day: midnight in Vietnam. */
const END = Date.UTC(2026, 10, 20, 17);

describe('sums', () => {
  let sandbox: ReturnType<typeof yearSandbox>;
  beforeAll(() => {
    sandbox = yearSandbox(NOW);
  }, 120_000);
  afterAll(() => sandbox.close());

  const days = fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 31 }))
    .map(([ago, length]) => {
      const endDate = END - ago * DAY_MS - 1;
      return { startDate: endDate + 1 - length * DAY_MS, endDate };
    });
  const signal = new AbortController().signal;

  it('of both records equal their rows, each other, and the ledger, over any days', async () => {
    callAs(sandbox, 'agent01');
    const { transactions } = sandbox.control.ledger({
      user: 'agent01',
      brand: 'aurora',
      all: true,
    });
    await fc.assert(
      fc.asyncProperty(days, async (range) => {
        const request = { range, filters: {}, language: 'EN' as const };
        const first = { ...range, page: 1, size: 1 };
        const own = await loadAllRows(OWN_REBATES, request, { signal });
        const ownSums = (await OWN_REBATES.load(first, {})).footer;
        const team = await loadAllRows(TEAM_REBATES, request, { signal });
        const teamSums = (await TEAM_REBATES.load(first, {})).footer;
        const sum = (list: readonly { commission: string }[]) =>
          toUnits(sumOf(list.map(({ commission }) => commission)));
        expect(sum(own.rows)).toBe(toUnits(ownSums.commission));
        expect(sum(team.rows)).toBe(toUnits(teamSums.commission));
        expect(toUnits(ownSums.commission)).toBe(toUnits(teamSums.commission));
        // Paid on the following morning.
        const paid = transactions.filter(
          ({ txCode, time }) =>
            txCode === 'COMMISSION' &&
            time >= range.startDate + DAY_MS &&
            time <= range.endDate + DAY_MS,
        );
        if (range.endDate + DAY_MS <= NOW)
          expect(toUnits(ownSums.commission)).toBe(
            toUnits(sumOf(paid.map(({ amount }) => amount))),
          );
      }),
      { numRuns: 6 },
    );
  }, 60_000);
});

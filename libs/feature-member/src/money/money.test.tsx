import { api } from '@lobby/api-client';
import { writeStored } from '@lobby/core';
import { formatDateTime } from '@lobby/i18n';
import { screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../routes';
import { knownDifference } from './figures';

const tools = screensOf(memberRoutes);
const { open, press, findAndPress, chooseTab, calls, fail, mend, address } = tools;

const ACTIVITY = '/wps/member/protection/activity';
const REPORT = '/wps/relay/ODSFE2_MemPNL';
const FUNDS = '/wps/member/info/funds/consolidated';
const WALLET = '/wps/wallets/gcs';
const SESSION = '/wps/member/protection/session';
const PLAYER = { user: 'player01' };
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Value of a row of the figures. */
async function rowOf(name: string): Promise<string> {
  const term = await screen.findByText(name, { selector: 'dt' });
  return (term.nextElementSibling?.textContent ?? '').replaceAll(/\s/g, ' ');
}

const activity = (change: object = {}) => ({
  value: {
    deposited: '5000000',
    withdrawn: '7000000',
    net: '-2000000',
    staked: '1200000',
    won: '900000',
    timePlayed: 125,
    range: { startDate: 1, endDate: 2 },
    ...change,
  },
});

describe('the figures of a period', () => {
  it('show money in and out, games, the bonus separately, and time', async () => {
    await open('/m/money?period=month', {
      ...PLAYER,
      answers: { [ACTIVITY]: activity() },
    });
    await waitFor(async () => expect(await rowOf('Deposited')).toBe('5.000.000 ₫'));
    await expect(rowOf('Withdrawn')).resolves.toBe('7.000.000 ₫');
    await expect(rowOf('Deposited less withdrawn')).resolves.toBe('−2.000.000 ₫');
    await expect(rowOf('Staked')).resolves.toBe('1.200.000 ₫');
    await expect(rowOf('Won')).resolves.toBe('900.000 ₫');
    await expect(rowOf('Won less staked')).resolves.toBe('−300.000 ₫');
    await expect(rowOf('Time played')).resolves.toBe('2 h 5 min');
    await expect(rowOf('Bonuses and rebates')).resolves.toMatch(/₫$/);
  });

  it('come from the platform’s own days', async () => {
    await open('/m/money?period=today', PLAYER);
    await waitFor(async () => expect(await rowOf('Deposited')).toContain('₫'));
    const [call] = calls(ACTIVITY);
    expect(call).toBeTruthy();
  });

  it.each([
    ['Today', 0],
    ['All', -365 * DAY_MS],
  ])('follow the platform’s clock: %s', async (period, from) => {
    let now = 0;
    const asked: number[] = [];
    await open('/m/money?period=month', {
      ...PLAYER,
      answers: { '/wps/member/info': { value: { type: 0, account: 'player01', regDate: 1 } } },
      prepare: (sandbox) => {
        ({ now } = sandbox.control.clock({ shiftMs: 3 * DAY_MS }));
        const passOn = sandbox.fetch.bind(sandbox);
        vi.spyOn(sandbox, 'fetch').mockImplementation((request) => {
          const { pathname, searchParams } = new URL(request.url);
          if (pathname === ACTIVITY) asked.push(Number(searchParams.get('startDate')));
          return passOn(request);
        });
      },
    });
    await waitFor(async () => expect(await rowOf('Deposited')).toContain('₫'));
    await chooseTab(period);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(Math.abs((asked[1] ?? 0) - now - from)).toBeLessThan(MINUTE_MS);
  });

  it('of all time are summed year by year, from the registration on', async () => {
    const registered = Date.now() - 800 * DAY_MS;
    await open('/m/money?period=all', {
      ...PLAYER,
      answers: {
        '/wps/member/info': {
          value: { type: 0, account: 'player01', regDate: registered },
        },
      },
    });
    await waitFor(async () => expect(await rowOf('Deposited')).toContain('₫'));
    expect(calls(ACTIVITY)).toHaveLength(3);
  });

  it('end, whatever the platform says of its days', async () => {
    await open('/m/money?period=all', {
      ...PLAYER,
      answers: {
        [ACTIVITY]: activity({ range: { startDate: 8.64e15, endDate: 8.64e15 } }),
        '/wps/member/info': { value: { type: 0, account: 'player01', regDate: 1 } },
      },
    });
    await waitFor(async () => expect(await rowOf('Deposited')).toContain('₫'));
    expect(calls(ACTIVITY).length).toBeLessThanOrEqual(50);
  });

  it.each([
    ['deposited', 'NaN'],
    ['staked', '-5'],
    ['won', '1e309'],
    ['withdrawn', null],
  ])('are not shown where %s is %j', async (name, value) => {
    await open('/m/money?period=month', {
      ...PLAYER,
      answers: { [ACTIVITY]: activity({ [name]: value }) },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  });

  it('have a dash for a bonus that is not known', async () => {
    await open('/m/money?period=month', { ...PLAYER, answers: { [REPORT]: 500 } });
    await waitFor(async () => expect(await rowOf('Bonuses and rebates')).toBe('–'));
    await expect(rowOf('Deposited')).resolves.toContain('₫');
  });

  it('say that they did not load, and can be reloaded', async () => {
    await open('/m/money?period=month', { ...PLAYER, answers: { [ACTIVITY]: 500 } });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    press('Try again');
    await waitFor(async () => expect(await rowOf('Deposited')).toContain('₫'));
  });
});

describe('the session', () => {
  it('has its start, its money by the ledger and its time by the game shell', async () => {
    writeStored('sessionStartedAt', Date.now() - 60_000);
    writeStored('playVisit', { playedMs: 3_900_000 });
    await open('/m/money', PLAYER);
    await waitFor(async () => expect(await rowOf('Time played')).toBe('1 h 5 min'));
    await expect(rowOf('Deposited')).resolves.toBe('0 ₫');
    await expect(rowOf('Since')).resolves.not.toBe('–');
    expect(screen.queryByText('Bonuses and rebates')).toBeNull();
  });

  it.each([
    ['fast', 10],
    ['slow', -10],
  ])('is counted by the platform’s clock where the phone’s is %s', async (_, minutes) => {
    await open('/m/money', {
      ...PLAYER,
      prepare: () => writeStored('sessionStartedAt', Date.now() + minutes * MINUTE_MS),
    });
    await waitFor(async () => expect(await rowOf('Staked')).toBe('0 ₫'));
    const { control } = tools.sandbox;
    control.knobs.lostRound({ brand: 'aurora', user: 'player01', stake: '5000' });
    await open('/m/money', { reload: true });
    await waitFor(async () => expect(await rowOf('Staked')).toBe('5.000 ₫'));
    const { now, lastsMs } = await api.protection.session();
    await expect(rowOf('Since')).resolves.toBe(formatDateTime(now - lastsMs, 'EN'));
  });

  it('begins where this tab knows it to if the platform does not say', async () => {
    const start = Date.now() - 3 * MINUTE_MS;
    await open('/m/money', {
      ...PLAYER,
      answers: { [SESSION]: 500 },
      prepare: () => writeStored('sessionStartedAt', start),
    });
    await waitFor(async () => expect(await rowOf('Since')).toBe(formatDateTime(start, 'EN')));
    await expect(rowOf('Deposited')).resolves.toBe('0 ₫');
  });

  it('of a trial is not requested', async () => {
    await open('/m/login');
    const { user } = tools.sandbox.control.knobs.enter({ state: 'trial', brand: 'aurora' });
    await open('/m/money', {
      user,
      reload: true,
      prepare: () => writeStored('sessionStartedAt', Date.now() - MINUTE_MS),
    });
    await waitFor(async () => expect(await rowOf('Since')).not.toBe('–'));
    expect(calls(SESSION)).toEqual([]);
  });

  it('has a dash for a start that is not known', async () => {
    await open('/m/money', { ...PLAYER, answers: { [SESSION]: 500 } });
    await waitFor(async () => expect(await rowOf('Since')).toBe('–'));
    await expect(rowOf('Deposited less withdrawn')).resolves.toBe('–');
  });
});

describe('the balance', () => {
  it('is hidden with all other amounts, and stays so on the next visit', async () => {
    await open('/m/money?period=month', PLAYER);
    await screen.findAllByText(/12\.480\.500\s₫/);
    await tools.settled();
    press('Hide amounts');
    expect(document.body.textContent).not.toMatch(/\d\s₫/);
    await open('/m/money?period=month', { ...PLAYER, reload: true });
    await findAndPress('Show amounts');
    expect(await screen.findAllByText(/12\.480\.500\s₫/)).not.toHaveLength(0);
  });

  it('is refetched by its button', async () => {
    await open('/m/money', PLAYER);
    await screen.findAllByText(/12\.480\.500\s₫/);
    await tools.settled();
    fail(WALLET, { value: { sumBalance: '77', currencySymbol: '₫' } });
    press('Refresh');
    expect(await screen.findByText(/^77\s₫/)).toBeTruthy();
  });

  it('is a dash where it did not load, and so is what can be withdrawn', async () => {
    await open('/m/money', { ...PLAYER, answers: { [WALLET]: 500, [FUNDS]: 500 } });
    expect(await screen.findByText('Couldn’t load your balance.')).toBeTruthy();
    await waitFor(async () => expect(await rowOf('Withdrawable now')).toBe('–'));
  });
});

it('the period is kept in the address', async () => {
  await open('/m/money', PLAYER);
  await chooseTab('30 days');
  await waitFor(() => expect(address()).toBe('/m/money?period=month'));
  const list = within(await screen.findByRole('tabpanel', { name: '30 days' }));
  expect(await list.findByText('Deposited')).toBeTruthy();
});

it.each([
  ['5', '7', '-2'],
  ['5', '-7', '12'],
  ['0.1', '0.3', '-0.2'],
])('%s less %s is %s', (one, other, rest) => {
  expect(knownDifference(one, other)).toBe(rest);
});

it('is not for a guest, who logs in first', async () => {
  await open('/m/money');
  await waitFor(() => expect(address()).toContain('/m/login'));
});

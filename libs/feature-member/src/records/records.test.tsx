import { accessDenied, currentViewer } from '@lobby/session';
import { layOut, screensOf, scrollPage, type OpenOptions } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, findAndPress, choose, calls, mend, address, alertText, settled } = tools;

beforeEach(layOut);

const BETS = '/lgw/orders';
const TRANSACTIONS = '/wps/relay/ODS2_MemberTransaction';
const DEPOSITS = '/wps/relay/MCS2_depositTransactioNReport';
const WITHDRAWALS = '/wps/relay/MCS2_WithdrawTransactionReport';
const PROFIT_AND_LOSS = '/wps/relay/ODSFE2_MemPNL';
const REBATES = '/wps/relay/ODSFE2_MemberRebateReport';

const SCREENS = [
  ['/m/gameRecord', 'Bet record', BETS],
  ['/m/transaction/record', 'Transaction record', TRANSACTIONS],
  ['/m/vouReport', 'Deposit record', DEPOSITS],
  ['/m/withdrawReport', 'Withdrawal record', WITHDRAWALS],
  ['/m/profitandloss', 'Profit and loss', PROFIT_AND_LOSS],
  ['/m/member/rebateReport', 'My rebate', REBATES],
] as const;

const PLAYER = { user: 'player01' };
const DAY_MS = 86_400_000;

const rows = async (title: string) =>
  within(await screen.findByRole('region', { name: title })).getAllByRole('listitem');
const total = async () => within(await screen.findByRole('region', { name: 'Total' }));

/** Queries of the watched call, in order. */
let asked: URLSearchParams[] = [];

interface Watched {
  /** Page size. */
  size?: number;
  /** Pages whose first request fails. */
  broken?: Set<string>;
}

/** Records the queries of a call; for `prepare`. */
const watch =
  (path: string, { size, broken = new Set() }: Watched = {}) =>
  (): void => {
    asked = [];
    const { sandbox } = tools;
    const passOn = sandbox.fetch.bind(sandbox);
    vi.spyOn(sandbox, 'fetch').mockImplementation((request) => {
      const url = new URL(request.url);
      if (url.pathname !== path) return passOn(request);
      asked.push(new URLSearchParams(url.search));
      if (broken.delete(url.searchParams.get('page') ?? ''))
        return Promise.resolve(Response.json({}));
      if (size !== undefined) url.searchParams.set('size', String(size));
      return passOn(new Request(url, request));
    });
  };

describe.each(SCREENS)('%s', (path, title, call) => {
  it('shows rows and their totals', async () => {
    await open(`${path}?range=30`, PLAYER);
    const [row] = await rows(title);
    const sums = await total();
    const count = /^Records: (?<count>[\d.]+)$/.exec(sums.getByText(/^Records: \d/).textContent);
    // Rows are virtualized: each has its index among all.
    const place = [row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')];
    expect(place).toEqual(['1', count?.groups?.['count']?.replaceAll('.', '')]);
    expect(sums.getAllByText(/\d\s₫$/).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid/);
  });

  it('says that there is nothing', async () => {
    await open(`${path}?from=2020-01-01&to=2020-01-31`, PLAYER);
    expect(await screen.findByRole('heading', { name: 'No records' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('says that it did not load, and tries again', async () => {
    await open(`${path}?range=30`, { ...PLAYER, answers: { [call]: 503 } });
    expect(await alertText()).toContain('Couldn’t load');
    mend();
    await findAndPress('Try again');
    expect((await rows(title)).length).toBeGreaterThan(0);
  });

  it('asks for whole days of the brand', async () => {
    await open(`${path}?from=2026-03-01&to=2026-03-31`, { ...PLAYER, prepare: watch(call) });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked[0]?.get('startDate')).toBe(String(Date.UTC(2026, 1, 28, 17)));
    expect(asked[0]?.get('endDate')).toBe(String(Date.UTC(2026, 2, 31, 17) - 1));
  });

  it('is for who is logged in', async () => {
    await open(path);
    await waitFor(() => expect(address()).toContain('/m/login'));
  });
});

describe('a record of today', () => {
  const start = () => Number(asked.at(-1)?.get('startDate'));

  it('is of the day of the platform’s clock', async () => {
    let now = 0;
    const prepare: OpenOptions['prepare'] = (sandbox) => {
      watch(BETS)();
      ({ now } = sandbox.control.clock({ shiftMs: 3 * DAY_MS }));
    };
    await open('/m/gameRecord?range=today', { ...PLAYER, prepare });
    await waitFor(() => expect(start()).toBeGreaterThan(now - DAY_MS));
    expect(start()).toBeLessThanOrEqual(now);
  });

  it('is of the next day once the page is seen on it', async () => {
    await open('/m/gameRecord?range=today', { ...PLAYER, prepare: watch(BETS) });
    await waitFor(() => expect(start()).toBeGreaterThan(0));
    await settled();
    const next = start() + DAY_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(start()).toBe(next));
  });
});

test.each([
  ['/m/vouReport', 'depositRecord'],
  ['/m/withdrawReport', 'withdrawalRecord'],
  ['/m/profitandloss', 'profitAndLoss'],
  ['/m/member/rebateReport', 'myRebate'],
  ['/m/member/manualRebate', 'manualRebate'],
] as const)('%s is closed while the flag %s is off', async (path, flag) => {
  await open('/m/gameRecord', PLAYER);
  const viewer = (on: boolean) => ({
    session: null,
    flags: { ...currentViewer().flags, [flag]: on },
  });
  const { needs } = memberRoutes.find((route) => route.path === path)?.handle ?? {};
  expect(accessDenied(needs ?? null, viewer(false))).toBe('switched-off');
  expect(accessDenied(needs ?? null, viewer(true))).toBe('sign-in');
});

test.each([
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/member/rebateReport',
  '/m/member/manualRebate',
])('%s is not for virtual accounts', async (path) => {
  await open(path, { user: 'virtual01' });
  await waitFor(() => expect(address()).toBe('/m/home'));
});

describe('the days', () => {
  it('are chosen by a press, are in the address and stay after a reload', async () => {
    await open('/m/transaction/record', PLAYER);
    await findAndPress('30 days');
    await waitFor(() => expect(address()).toBe('/m/transaction/record?range=30'));
    const said = async () => (await screen.findAllByText(/^Records: \d/)).map((one) => one.role);
    await waitFor(async () => expect(await said()).toContain('status'));
    await open(address(), { reload: true });
    expect(
      (await screen.findByRole('button', { name: '30 days' })).getAttribute('aria-pressed'),
    ).toBe('true');
  });

  it('are named by the brand’s clock', async () => {
    await open('/m/transaction/record?from=2026-03-01&to=2026-03-31', PLAYER);
    expect(await screen.findByText('1 Mar 2026 – 31 Mar 2026 (UTC+7)')).toBeTruthy();
  });

  it('are typed, with an error if wrong', async () => {
    await open('/m/transaction/record', PLAYER);
    await findAndPress('Custom dates');
    const from = await screen.findByLabelText('From');
    const to = screen.getByLabelText('To');
    const enter = (first: string, last: string) => {
      fireEvent.change(from, { target: { value: first } });
      fireEvent.change(to, { target: { value: last } });
      press('Show');
    };
    enter('', '2026-03-31');
    expect(await screen.findByText('Enter a valid date.')).toBeTruthy();
    enter('2026-03-01', '2199-01-01');
    expect(await screen.findByText(/hasn’t come yet/)).toBeTruthy();
    enter('2026-03-31', '2026-03-01');
    expect(await screen.findByText('The last day is before the first.')).toBeTruthy();
    expect(address()).toBe('/m/transaction/record');
    enter('2026-03-01', '2026-03-31');
    await waitFor(() =>
      expect(address()).toBe('/m/transaction/record?from=2026-03-01&to=2026-03-31'),
    );
  });
});

describe('filters', () => {
  it('are in the address, are sent, and can be cleared if nothing is found', async () => {
    await open('/m/transaction/record?from=2020-01-01&to=2020-01-31', {
      ...PLAYER,
      prepare: watch(TRANSACTIONS),
    });
    await findAndPress('In or out: All');
    await screen.findByRole('radio', { name: 'Out' });
    choose('Out');
    await waitFor(() => expect(address()).toContain('direction=OUT'));
    await waitFor(() => expect(asked.at(-1)?.get('direction')).toBe('OUT'));
    await findAndPress('Clear filters');
    await waitFor(() => expect(address()).not.toContain('direction'));
  });

  it.each([
    ['CN', '类型：全部'],
    ['VI', 'Loại: Tất cả'],
  ] as const)('are written in %s as "%s"', async (language, name) => {
    await open('/m/transaction/record', { ...PLAYER, language });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('of the kinds of transactions have the platform’s names', async () => {
    await open('/m/transaction/record?range=30&txCode=DEPOSIT', PLAYER);
    const shown = await rows('Transaction record');
    for (const row of shown) expect(row.textContent).toMatch(/^Deposit/);
    expect(calls(TRANSACTIONS)).toHaveLength(1);
  });

  test.each(['txCode=NOTHING', 'direction=sideways', 'wallet=__proto__'])(
    'that are unknown, such as %s, count as none',
    async (query) => {
      await open(`/m/transaction/record?range=30&${query}`, {
        ...PLAYER,
        prepare: watch(TRANSACTIONS),
      });
      expect((await rows('Transaction record')).length).toBeGreaterThan(0);
      const name = query.split('=')[0] ?? '';
      expect(asked[0]?.has(name)).toBe(false);
    },
  );
});

describe('a list', () => {
  const MANY = { ...PLAYER, prepare: watch(TRANSACTIONS, { size: 4 }) };

  it('loads on as it is scrolled, and has only what is in view in the document', async () => {
    await open('/m/transaction/record?range=30', MANY);
    await rows('Transaction record');
    scrollPage(600);
    await settled();
    await waitFor(() => expect(asked.length).toBeGreaterThan(2));
    expect((await rows('Transaction record')).length).toBeLessThan(40);
  });

  it('says that the next page did not load, keeps what is there, and goes on', async () => {
    await open('/m/transaction/record?range=30', {
      ...PLAYER,
      prepare: watch(TRANSACTIONS, { size: 4, broken: new Set(['2']) }),
    });
    expect(await alertText()).toContain('Couldn’t load the next records.');
    expect((await rows('Transaction record')).length).toBeGreaterThan(0);
    press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect((await rows('Transaction record')).length).toBeGreaterThan(4);
  });

  it('that repeats its first page for ever ends', async () => {
    const row = (txId: string) => ({
      txId,
      txCode: 'DEPOSIT',
      txName: 'Deposit',
      direction: 'IN',
      amount: '50000',
      balanceAfter: '50000',
      time: Date.now(),
      refNo: 'D1',
      status: 'SUCCESS',
    });
    const value = {
      list: [row('1'), row('2')],
      page: 1,
      size: 2,
      total: 1e9,
      totalPages: 1e9,
      footer: { in: '100000', out: '0' },
    };
    await open('/m/transaction/record', { ...PLAYER, answers: { [TRANSACTIONS]: { value } } });
    expect(await rows('Transaction record')).toHaveLength(2);
    await settled();
    expect(calls(TRANSACTIONS).length).toBeLessThan(4);
  });
});

describe('rows', () => {
  it('of deposits lead to the deposit', async () => {
    await open('/m/vouReport?range=30', PLAYER);
    const [first] = await rows('Deposit record');
    const link = within(first ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/m\/voucherCenter\/order\?orderNo=D/);
  });

  it('of withdrawals lead to the withdrawal', async () => {
    await open('/m/withdrawReport?range=30', PLAYER);
    const [first] = await rows('Withdrawal record');
    const link = within(first ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/m\/withdraw\/order\?orderNo=W/);
  });

  it('of bets open the bet, with days and filters kept', async () => {
    await open('/m/gameRecord?range=30&status=LOST', PLAYER);
    const [first] = await rows('Bet record');
    fireEvent.click(within(first ?? document.body).getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'Bet details' })).toBeTruthy();
    expect(address()).toMatch(/^\/m\/gameRecord\?range=30&status=LOST&orderNo=/);
  });
});

describe('pictures', () => {
  it('have their figures as a table', async () => {
    await open('/m/transaction/record?range=30', PLAYER);
    const figure = within(await screen.findByRole('figure', { name: 'Money in and out' }));
    const sums = await total();
    for (const name of ['Money in', 'Money out']) {
      const row = figure.getByRole('row', { name: new RegExp(name), hidden: true });
      const amount = within(row).getByRole('cell', { hidden: true }).textContent ?? '';
      expect(sums.getByText(name).nextElementSibling?.textContent).toBe(amount);
    }
  });

  it('of profit and loss have a column for each day', async () => {
    await open('/m/profitandloss?range=30', PLAYER);
    const figure = within(await screen.findByRole('figure', { name: 'Result by day' }));
    expect(figure.getAllByRole('row', { hidden: true })).toHaveLength(31);
  });

  it('of rebates have a bar for each category', async () => {
    await open('/m/member/rebateReport?range=30', PLAYER);
    expect(await screen.findByRole('figure', { name: 'Rebate by category' })).toBeTruthy();
  });
});

describe('amounts that cannot be read', () => {
  const row = {
    txId: '1',
    txCode: 'DEPOSIT',
    txName: 'Deposit',
    direction: 'IN',
    amount: '50000',
    balanceAfter: '50000',
    time: Date.now(),
    refNo: 'D1',
    status: 'SUCCESS',
  };
  const answer = (list: object[], footer: object = { in: '1', out: '0' }) => ({
    ...PLAYER,
    answers: {
      [TRANSACTIONS]: { value: { list, page: 1, size: 50, total: 2, totalPages: 1, footer } },
    },
  });

  test.each([[null], ['-5'], ['9'.repeat(400)], ['plenty'], ['1e309'], [50_000], [{}]])(
    'such as %j are a dash, in the row and in the totals',
    async (amount) => {
      await open('/m/transaction/record', answer([{ ...row, amount }], { in: amount, out: '0' }));
      const [shown] = await rows('Transaction record');
      expect(shown?.textContent).toMatch(/^Deposit–/);
      const sums = await total();
      expect(sums.getByText('Money in').nextElementSibling?.textContent).toBe('–');
      expect(sums.getByText('Money out').nextElementSibling?.textContent).toMatch(/^0\s₫$/);
    },
  );

  it('cost their row nothing, and a row that is none costs itself alone', async () => {
    await open(
      '/m/transaction/record',
      answer([row, { ...row, txId: '2', amount: null }, { txId: 3 }]),
    );
    expect(await rows('Transaction record')).toHaveLength(2);
  });
});

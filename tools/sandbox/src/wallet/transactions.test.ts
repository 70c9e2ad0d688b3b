import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { LANGUAGES } from '../brands/brands';
import { read, requestOf, signedInAs } from '../testing/visitor';
import { TRANSACTION_KINDS } from './kinds.data';
import { AGENT_KINDS } from './transaction-names.data';

const START = Date.UTC(2026, 10, 20, 5);
const YEAR = { startDate: START - 365 * 86_400_000, endDate: START };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = createSandbox({ strict: true, now: () => START });
  const me = signedInAs(sandbox, 'player01');
  await me.value('wallet.transfer', { from: 'MAIN', to: 'SAFE', amount: '500000' });
  await me.value('wallet.transfer', { from: 'SAFE', to: 'MAIN', amount: '200000' });
});
afterAll(() => {
  sandbox.close();
});

interface Row {
  txId: string;
  txCode: string;
  txName: string;
  direction: 'IN' | 'OUT';
  amount: string;
  balanceAfter: string;
  time: number;
}

interface Record {
  list: Row[];
  total: number;
  footer: { in: string; out: string };
}

const sum = (rows: readonly Row[], direction: Row['direction']) =>
  String(
    rows.filter((row) => row.direction === direction).reduce((n, row) => n + Number(row.amount), 0),
  );

/** All pages of a query. */
async function whole(input: object) {
  const me = signedInAs(sandbox, 'player01');
  const first = await me.value<Record & { totalPages: number }>('wallet.transactions', {
    ...YEAR,
    ...input,
    size: 100,
  });
  const rest = [];
  for (let page = 2; page <= first.totalPages; page++) {
    const { list } = await me.value<Record>('wallet.transactions', {
      ...YEAR,
      ...input,
      size: 100,
      page,
    });
    rest.push(...list);
  }
  return { ...first, list: [...first.list, ...rest] };
}

it.each([
  ['everything', {}, () => true],
  ['expenses', { direction: 'OUT' }, ({ direction }: Row) => direction === 'OUT'],
  ['income', { direction: 'IN' }, ({ direction }: Row) => direction === 'IN'],
  ['stakes', { txCode: 'STAKE' }, ({ txCode }: Row) => txCode === 'STAKE'],
  ['transfers to the safe', { txCode: 'WALLET_OUT' }, ({ txCode }: Row) => txCode === 'WALLET_OUT'],
])('lists %s with the sums of all pages', async (_, input, fits) => {
  const all = await whole({});
  const { list, total, footer } = await whole(input);
  expect(list).toEqual(all.list.filter(fits));
  expect(list.length).toBeGreaterThan(0);
  expect(total).toBe(list.length);
  expect(footer).toEqual({ in: sum(list, 'IN'), out: sum(list, 'OUT') });
});

it('balances of the entries add up backwards from the current one', async () => {
  const { list } = await whole({});
  const { wallets } = sandbox.control.ledger({ user: 'player01', brand: 'aurora' });
  expect(list[0]?.balanceAfter).toBe(wallets[0]?.balance);
  for (const [i, row] of list.entries()) {
    const before = list[i + 1];
    if (before === undefined) break;
    const signed = (row.direction === 'IN' ? 1 : -1) * Number(row.amount);
    expect(Number(before.balanceAfter) + signed).toBe(Number(row.balanceAfter));
    expect(before.time).toBeLessThanOrEqual(row.time);
  }
});

it('transfers to the safe have their own record', async () => {
  const { list, footer } = await whole({ wallet: 'SAFE' });
  expect(list.map(({ txCode, balanceAfter }) => [txCode, balanceAfter])).toEqual([
    ['WALLET_OUT', '300000'],
    ['WALLET_IN', '500000'],
  ]);
  expect(footer).toEqual({ in: '500000', out: '200000' });
  const fresh = await signedInAs(sandbox, 'fresh01').value<Record>('wallet.transactions', {
    wallet: 'SAFE',
  });
  expect(fresh).toMatchObject({ list: [], total: 0, footer: { in: '0', out: '0' } });
});

it('an agent’s earnings and transfers can be filtered', async () => {
  const agent = signedInAs(sandbox, 'agent01');
  const { list } = await agent.value<Record>('wallet.transactions', {
    ...YEAR,
    types: 'A',
    size: 100,
  });
  expect(list.filter(({ txCode }) => !AGENT_KINDS.some((kind) => kind === txCode))).toEqual([]);
});

it('every kind of transaction has its own name in every language', async () => {
  const { token } = signedInAs(sandbox, 'player01');
  for (const language of LANGUAGES) {
    const request = requestOf(
      'wallet.transactionTypes',
      {},
      { token, headers: { Language: language } },
    );
    const value = (await read(await sandbox.fetch(request))).value as Row[];
    expect(value.map(({ txCode }) => txCode)).toEqual(Object.keys(TRANSACTION_KINDS));
    expect(new Set(value.map(({ txName }) => txName)).size).toBe(value.length);
  }
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { BRAND_CODES, type BrandCode } from '../brands/brands';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Midday in every brand's time zone: shifts of hours stay within the day. */
const START = Date.UTC(2026, 10, 20, 5);

const platform = platformAt(START);

interface Told {
  orderNo: string;
  status: string;
  fee: string;
  received: string;
  etaMinutes: number | null;
  reasonCode: string | null;
}

const PASSWORD = '135790';

async function withdraw(
  user: string,
  amount: string,
  key: string = randomUUID(),
  brand: BrandCode = 'aurora',
) {
  const me = signedInAs(platform.sandbox, user, brand);
  const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
  return me.withKey(key).call('withdraw.request', {
    bankCardId: card?.bankCardId,
    amount,
    paymentPassword: PASSWORD,
  });
}

const numberOf = ({ value }: { value: unknown }) => (value as { orderNo: string }).orderNo;

/** State of an order after some time. */
async function later(user: string, orderNo: string, ms: number, brand: BrandCode = 'aurora') {
  platform.now += ms;
  const me = signedInAs(platform.sandbox, user, brand);
  return me.value<Told>('withdraw.order', { orderNo });
}

const ledgerOf = (user: string, brand: BrandCode = 'aurora') =>
  platform.sandbox.control.ledger({ user, brand });
const settings = (user: string, brand: BrandCode = 'aurora') =>
  signedInAs(platform.sandbox, user, brand).value<Record<string, unknown>>('withdraw.settings');

const USUAL = [
  [3, 'SUBMITTED'],
  [1, 'REVIEW'],
  [6, 'PROCESSING'],
  [5, 'PROCESSING'],
  [1, 'PAID'],
] as const;

it.each([
  ['200000', 'player01', USUAL],
  // No amount decides by its digits.
  ['200013', 'player01', USUAL],
  [
    '200000000',
    'vip01',
    [
      [4, 'KYC_REQUIRED'],
      // Nothing pays itself.
      [10 * 86_400, 'KYC_REQUIRED'],
    ],
  ],
] as const)('a withdrawal of %s runs through its states', async (amount, user, steps) => {
  const orderNo = numberOf(await withdraw(user, amount));
  for (const [seconds, status] of steps) {
    const order = await later(user, orderNo, seconds * SECOND_MS);
    expect([seconds, order.status]).toEqual([seconds, status]);
  }
});

it('a withdrawal has each entered state with its time', async () => {
  const orderNo = numberOf(await withdraw('player01', '200000'));
  const seconds = ({ history }: { history: { status: string; at: number }[] }) =>
    history.map(({ status, at }) => [status, (at - START) / SECOND_MS]);
  const order = async (ms: number) => {
    platform.now += ms;
    const me = signedInAs(platform.sandbox, 'player01');
    return me.value<{ history: { status: string; at: number }[] }>('withdraw.order', { orderNo });
  };
  expect(seconds(await order(0))).toEqual([['SUBMITTED', 0]]);
  expect(seconds(await order(HOUR_MS))).toEqual([
    ['SUBMITTED', 0],
    ['REVIEW', 4],
    ['PROCESSING', 10],
    ['PAID', 16],
  ]);
});

it('a withdrawal from the brand’s limit requires an identity check', async () => {
  const order = await withdraw('vip01', '200000000');
  expect(order.value).toMatchObject({ status: 'SUBMITTED', etaMinutes: null });
  expect(await later('vip01', numberOf(order), 4 * SECOND_MS)).toMatchObject({
    status: 'KYC_REQUIRED',
    etaMinutes: null,
  });
});

it.each([
  ['reject', 'REJECTED', 'RISK_REVIEW'],
  ['fail', 'FAILED', 'BANK_REFUSED'],
] as const)(
  'the money is returned once after %s, with a reason',
  async (decision, status, reasonCode) => {
    const amount = '200000';
    const before = ledgerOf('player01').balance;
    const orderNo = numberOf(await withdraw('player01', amount));
    expect(Number(ledgerOf('player01').balance)).toBe(Number(before) - Number(amount));
    platform.sandbox.control.knobs.withdrawal({ orderNo, decision });
    expect(await later('player01', orderNo, HOUR_MS)).toMatchObject({
      status,
      reasonCode,
      etaMinutes: null,
    });
    await later('player01', orderNo, HOUR_MS);
    const { balance, transactions } = ledgerOf('player01');
    expect(balance).toBe(before);
    expect(transactions.filter(({ refNo }) => refNo === orderNo)).toMatchObject([
      { txCode: 'WITHDRAWAL', amount: `-${amount}` },
      { txCode: 'WITHDRAWAL_RETURN', amount, remark: reasonCode },
    ]);
    const [row] = (
      await signedInAs(platform.sandbox, 'player01').value<{ list: { status: string }[] }>(
        'wallet.transactions',
        {
          txCode: 'WITHDRAWAL',
        },
      )
    ).list;
    expect(row).toMatchObject({ refNo: orderNo, status: 'RETURNED' });
  },
);

it('a key creates one order and is refused for another', async () => {
  const before = Number(ledgerOf('player01').balance);
  const both = await Promise.all([
    withdraw('player01', '200000', 'one-intent'),
    withdraw('player01', '200000', 'one-intent'),
  ]);
  expect(both[0]).toEqual(both[1]);
  expect((await withdraw('player01', '300000', 'one-intent')).errorCode).toBe(
    'idempotency.key.reused',
  );
  const { balance, orders } = ledgerOf('player01');
  expect(Number(balance)).toBe(before - 200_000);
  expect(orders.filter(({ key }) => key === 'one-intent')).toMatchObject([
    {
      type: 'WITHDRAWAL',
      amount: '200000',
      status: 'SUBMITTED',
      orderNo: numberOf({ ...both[0] }),
    },
  ]);
});

it('the key of a refused withdrawal can be used again', async () => {
  expect((await withdraw('player01', '1', 'second-try')).errorCode).toBe('amount.out.of.range');
  expect((await withdraw('player01', '200000', 'second-try')).success).toBe(true);
});

it('an amount out of bounds is refused with the bounds', async () => {
  expect(await withdraw('player01', '99999')).toMatchObject({
    value: { fields: { min: '100000', max: '300000000' } },
  });
  expect(await withdraw('player01', '20.00', undefined, 'jade')).toMatchObject({ success: true });
  expect(await withdraw('vip01', '25000.01', undefined, 'jade')).toMatchObject({
    value: { fields: { min: '10.00', max: '25000.00' } },
  });
});

it.each([
  ['fresh01', 'aurora', '100000000', '100000000'],
  ['vip01', 'aurora', '300000000', '5000000000'],
  ['agent01', 'jade', '4000.00', '4000.00'],
  ['player01', 'jade', '12000.00', '12000.00'],
] as const)(
  'of %s at %s one withdrawal is at most the day’s',
  async (user, brand, max, dailyMax) => {
    expect(await settings(user, brand)).toMatchObject({ max, dailyMax });
  },
);

it('three withdrawals a day are free, the next have the brand’s fee', async () => {
  const fees: string[] = [];
  for (const amount of ['200000', '200001', '200002', '299999']) {
    const orderNo = numberOf(await withdraw('player01', amount));
    const { fee, received } = await later('player01', orderNo, 0);
    expect(Number(fee) + Number(received)).toBe(Number(amount));
    fees.push(fee);
  }
  expect(fees).toEqual(['0', '0', '0', '2999']);
  expect(await settings('player01')).toMatchObject({ feeRate: '0.0100', freeCountLeft: 0 });
  platform.now += 24 * HOUR_MS;
  expect(await settings('player01')).toMatchObject({ feeRate: '0.0000', freeCountLeft: 3 });
});

it('the day’s count is limited, and returned withdrawals do not count', async () => {
  expect(await settings('agent01')).toMatchObject({ dailyCountLeft: 5, dailyMax: '100000000' });
  const orderNo = numberOf(await withdraw('agent01', '200000'));
  platform.sandbox.control.knobs.withdrawal({ orderNo, decision: 'reject' });
  for (let i = 0; i < 5; i++) expect((await withdraw('agent01', '200000')).success).toBe(true);
  expect(await withdraw('agent01', '200000')).toMatchObject({
    errorCode: 'withdraw.daily.limit',
    value: { fields: { dailyCountLeft: '0', dailyLeft: '99000000' } },
  });
  expect(await settings('agent01')).toMatchObject({ canWithdraw: false, reasons: ['DAILY_COUNT'] });
  platform.now += 24 * HOUR_MS;
  expect((await withdraw('agent01', '200000')).success).toBe(true);
});

it('the day’s sum is limited by the VIP level', async () => {
  const take = (amount: string) => withdraw('agent01', amount, undefined, 'jade');
  expect(await take('4000.01')).toMatchObject({
    errorCode: 'amount.out.of.range',
    value: { fields: { max: '4000.00' } },
  });
  expect((await take('3995.00')).success).toBe(true);
  expect(await take('4000.00')).toMatchObject({
    errorCode: 'withdraw.daily.limit',
    value: { fields: { dailyLeft: '5.00' } },
  });
  expect(await settings('agent01', 'jade')).toMatchObject({
    dailyLeft: '5.00',
    reasons: ['DAILY_AMOUNT'],
  });
  expect(await settings('vip01')).toMatchObject({ dailyMax: '5000000000', dailyCountMax: 20 });
});

it('the maximum of a withdrawal is within the rest of the day’s sum', async () => {
  expect(await settings('agent01', 'jade')).toMatchObject({ max: '4000.00', dailyMax: '4000.00' });
  expect(await settings('vip01')).toMatchObject({ max: '300000000', dailyMax: '5000000000' });
});

it('all obstacles of a withdrawal are returned together', async () => {
  expect(await settings('fresh01')).toMatchObject({
    needPaymentPassword: true,
    canWithdraw: false,
    reasons: ['PAYMENT_PASSWORD_MISSING', 'BANK_CARD_MISSING'],
  });
  expect(await settings('player01')).toMatchObject({ canWithdraw: true, reasons: [] });
});

it('a withdrawal is refused until the deposit’s turnover is reached', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const { orderNo } = await me.value<{ orderNo: string }>('deposit.manualTransfer', {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    amount: '500000',
    payerName: 'NGUYEN THI LAN',
  });
  platform.now += 60 * SECOND_MS;
  await me.call('wallet.balance');
  expect(await withdraw('player01', '200000')).toMatchObject({
    errorCode: 'withdraw.turnover.open',
    value: { fields: { remaining: '500000' } },
  });
  expect(await settings('player01')).toMatchObject({
    turnover: { remaining: '500000', items: [{ reference: orderNo, source: 'DEPOSIT' }] },
    reasons: ['TURNOVER_OPEN'],
  });
  expect(await me.value('wallet.funds')).toMatchObject({
    wallets: [{ wallet: 'MAIN', withdrawable: '0' }, { wallet: 'SAFE' }],
    remainingTurnover: '500000',
  });
  const { orders } = ledgerOf('player01');
  expect(orders.find((order) => order.orderNo === orderNo)).toMatchObject({
    type: 'DEPOSIT',
    amount: '500000',
    status: 'SUCCESS',
  });
});

it('orders and cards of other accounts are not found', async () => {
  const order = await withdraw('player01', '200000');
  const vip = signedInAs(platform.sandbox, 'vip01');
  const other = await vip.call('withdraw.order', { orderNo: numberOf(order) });
  expect(other.errorCode).toBe('record.not.found');
  const [card] = await signedInAs(platform.sandbox, 'player01').value<{ bankCardId: string }[]>(
    'withdraw.cards',
  );
  const taken = await vip.call('withdraw.request', {
    bankCardId: card?.bankCardId,
    amount: '200000',
    paymentPassword: PASSWORD,
  });
  expect(taken.errorCode).toBe('record.not.found');
  const elsewhere = signedInAs(platform.sandbox, 'player01', 'jade');
  expect((await elsewhere.call('withdraw.order', { orderNo: numberOf(order) })).success).toBe(
    false,
  );
});

it('a withdrawal leaves the safe unchanged', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const { sumBalance } = await me.value<{ sumBalance: string }>('wallet.balance');
  await me.value('wallet.transfer', { from: 'MAIN', to: 'SAFE', amount: sumBalance });
  expect((await withdraw('player01', '200000')).errorCode).toBe('wallet.insufficient');
  expect(await settings('player01')).toMatchObject({ reasons: ['BALANCE_LOW'] });
  expect(await me.value('wallet.balance')).toMatchObject({ sumBalance });
});

it('the list’s sums equal those of its rows', async () => {
  for (const amount of ['200000', '300000']) await withdraw('player01', amount);
  const orderNo = numberOf(await withdraw('player01', '200013'));
  platform.sandbox.control.knobs.withdrawal({ orderNo, decision: 'reject' });
  platform.now += HOUR_MS;
  const me = signedInAs(platform.sandbox, 'player01');
  await me.call('wallet.balance');
  const range = { startDate: START, endDate: platform.now };
  const all = await me.value<{ list: { time: number }[] }>('withdraw.records', {
    ...range,
    size: 2,
  });
  expect(all).toMatchObject({
    total: 3,
    totalPages: 2,
    footer: { amount: '700013', paid: '500000' },
  });
  expect(all.list).toHaveLength(2);
  expect(await me.value('withdraw.records', { ...range, status: 'REJECTED' })).toMatchObject({
    list: [{ amount: '200013', reasonCode: 'RISK_REVIEW' }],
    footer: { amount: '200013', paid: '0' },
  });
});

it.each(BRAND_CODES)(
  'has at %s a seeded withdrawal under review, and a failed one',
  async (brand) => {
    const vip = signedInAs(platform.sandbox, 'vip01', brand);
    const year = { startDate: START - 365 * 24 * HOUR_MS, endDate: START, size: 100 };
    const { list } = await vip.value<{ list: Told[] }>('withdraw.records', year);
    const by = (status: string) => list.filter((order) => order.status === status);
    expect([by('REVIEW').length, by('FAILED').length]).toEqual([1, 1]);
    expect(by('PAID').length).toBe(list.length - 2);
    const { orders, transactions } = ledgerOf('vip01', brand);
    const withdrawals = orders.filter(
      ({ type, status }) => type === 'WITHDRAWAL' && status !== 'FAILED',
    );
    expect(withdrawals.map(({ orderNo }) => orderNo).sort()).toEqual(
      transactions
        .filter(({ txCode }) => txCode === 'WITHDRAWAL')
        .map(({ refNo }) => refNo)
        .sort(),
    );
    const [open] = by('REVIEW');
    expect(await later('vip01', open?.orderNo ?? '', 50 * HOUR_MS, brand)).toMatchObject({
      status: 'PAID',
    });
  },
);

it('accounts without real money cannot withdraw', async () => {
  for (const user of ['virtual01', 'virtualagent01']) {
    const answer = await signedInAs(platform.sandbox, user).call('withdraw.settings');
    expect(answer.errorCode).toBe('account.no.permission');
  }
});

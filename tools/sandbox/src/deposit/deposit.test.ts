import type { CallValue, Contract } from '@lobby/api-client/contract';
import { describe, expect, it, test } from 'vitest';
import type { BrandCode } from '../brands/brands';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';
import { crc16 } from './viet-qr';

type Order = CallValue<Contract['deposit']['order']>;
type Transfer = CallValue<Contract['deposit']['manualTransfer']>;
type Payment = CallValue<Contract['deposit']['paymentGateway']>;

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 19, 5);
const platform = platformAt(START);

const TRANSFER = {
  methodId: 'vn-transfer',
  bankCode: 'SOH-DEMO',
  amount: '500000',
  payerName: 'TRAN MAI',
};
const WALLET = {
  methodId: 'vn-vico',
  bankCode: 'VICO',
  kind: 'EWALLET',
  amount: '200000',
  deviceId: 'device-1',
  returnUrl: 'http://aurora.localhost:4200/m/voucherCenter?x=1',
};

type Member = ReturnType<typeof signedInAs>;
const balanceOf = async (me: Member) =>
  Number((await me.value<{ sumBalance: string }>('wallet.balance')).sumBalance);
const transfer = (me: Member, change: object = {}) =>
  me.value<Transfer>('deposit.manualTransfer', { ...TRANSFER, ...change });
const orderOf = (me: Member, orderNo: string) => me.value<Order>('deposit.order', { orderNo });

/** Calls after `ms`; due jobs run before the answer. */
async function after(ms: number, me: Member, orderNo: string): Promise<Order> {
  platform.now += ms;
  await orderOf(me, orderNo);
  return orderOf(me, orderNo);
}

const entriesOf = (reference: string) =>
  platform.sandbox.control
    .ledger({ user: 'fresh01', brand: 'aurora' })
    .transactions.filter(({ refNo }) => refNo === reference)
    .map(({ txCode, amount, key }) => [txCode, amount, key]);

describe('a transfer', () => {
  it('is paid after 8 s, credited 3 s later, once', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const before = await balanceOf(me);
    const { orderNo, amountToPay, payee, transferNote, expiresAt } = await transfer(me);
    expect({ amountToPay, expiresAt }).toEqual({
      amountToPay: '500000',
      expiresAt: START + 30 * MINUTE_MS,
    });
    expect(payee.accountNo).toContain('DEMO');
    expect(transferNote).toMatch(/^[A-Z0-9]{8,25}$/);
    expect((await after(7 * SECOND_MS, me, orderNo)).status).toBe('PENDING');
    expect(await after(2 * SECOND_MS, me, orderNo)).toMatchObject({
      status: 'PAID',
      paidAt: START + 8 * SECOND_MS,
    });
    expect(await balanceOf(me)).toBe(before);
    const settled = await after(2 * SECOND_MS, me, orderNo);
    expect(settled).toMatchObject({ status: 'SUCCESS', settledAt: START + 11 * SECOND_MS });
    expect(settled.payee ?? null).toBeNull();
    await after(20 * MINUTE_MS, me, orderNo);
    expect(await balanceOf(me)).toBe(before + 500_000);
    expect(entriesOf(orderNo)).toEqual([['DEPOSIT', '500000', `${orderNo}/deposit`]]);
  });

  test.each([
    ['fail', 'FAILED', 'DECLINED_BY_BANK', 0],
    ['reject', 'REJECTED', 'PAYER_MISMATCH', 0],
    ['hold', 'EXPIRED', null, 30 * MINUTE_MS],
  ] as const)(
    'with the decision %s ends as %s without a payment',
    async (decision, status, reasonCode, ms) => {
      const me = signedInAs(platform.sandbox, 'fresh01');
      const before = await balanceOf(me);
      const { orderNo } = await transfer(me, { promoId: 'daily-reload' });
      platform.sandbox.control.knobs.deposit({ orderNo, decision });
      const ended = await after(ms, me, orderNo);
      expect(ended).toMatchObject({ status, reasonCode, settledAt: START + ms });
      await after(20 * MINUTE_MS, me, orderNo);
      expect(await balanceOf(me)).toBe(before);
      expect(entriesOf(orderNo)).toEqual([]);
    },
  );

  it('has a QR code if the currency has one', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const { qrPayload, orderNo, transferNote } = await transfer(me);
    expect(qrPayload?.slice(-4)).toBe(crc16(qrPayload?.slice(0, -4) ?? ''));
    expect(qrPayload).toContain(transferNote);
    expect((await orderOf(me, orderNo)).qrPayload).toBe(qrPayload);
    const other = signedInAs(platform.sandbox, 'fresh01', 'ember');
    const ask = { methodId: 'tw-transfer', bankCode: 'CHZ-DEMO', payerName: 'MAI', amount: '500' };
    expect((await other.value<Transfer>('deposit.manualTransfer', ask)).qrPayload).toBeNull();
  });

  it('can be started when one of three open ones has ended', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const first = await transfer(me);
    await transfer(me);
    await transfer(me);
    expect((await me.call('deposit.manualTransfer', TRANSFER)).errorCode).toBe(
      'deposit.too.many.open',
    );
    platform.sandbox.control.knobs.deposit({ orderNo: first.orderNo, decision: 'fail' });
    expect((await me.call('deposit.manualTransfer', TRANSFER)).success).toBe(true);
  });
});

describe('the same key', () => {
  it('returns its deposit, and is refused for another one', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01').withKey('same-key-1');
    const first = await me.value<Transfer>('deposit.manualTransfer', TRANSFER);
    expect(await me.value('deposit.manualTransfer', TRANSFER)).toEqual(first);
    const found = await me.value<Order>('deposit.orderByKey', { key: 'same-key-1' });
    expect(found.orderNo).toBe(first.orderNo);
    const other = await me.call('deposit.manualTransfer', { ...TRANSFER, amount: '600000' });
    expect([other.status, other.errorCode]).toEqual([409, 'idempotency.key.reused']);
  });
});

const tokenOf = ({ redirectUrl }: Payment) =>
  new URL(redirectUrl ?? '').searchParams.get('t') ?? '';
const decide = (t: string, answer: string, host = 'pay.localhost') =>
  platform.sandbox.fetch(
    new Request(`http://${host}/pay/api/answer`, {
      method: 'POST',
      body: JSON.stringify({ t, answer }),
    }),
  );

describe('a payment page', () => {
  test.each([
    ['pay', ['SUCCESS', null], 200_000],
    ['refuse', ['FAILED', 'REFUSED_BY_PAYER'], 0],
  ])('to %s', async (answer, [status, reasonCode], gained) => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const before = await balanceOf(me);
    const payment = await me.value<Payment>('deposit.paymentGateway', WALLET);
    expect(new URL(payment.redirectUrl ?? '').origin).toBe('http://pay.localhost');
    expect(payment.expiresAt).toBe(START + 15 * MINUTE_MS);
    // Later payments and refusals have no effect.
    for (const sent of [answer, 'pay', 'refuse']) {
      expect((await decide(tokenOf(payment), sent)).status).toBe(200);
    }
    const ended = await after(20 * MINUTE_MS, me, payment.orderNo);
    expect(ended).toMatchObject({ status, reasonCode, amountToPay: '201600', fee: '1600' });
    expect(await balanceOf(me)).toBe(before + gained);
  });

  it('expires after 15 minutes and refuses a later payment', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const payment = await me.value<Payment>('deposit.paymentGateway', WALLET);
    expect((await after(15 * MINUTE_MS - 1, me, payment.orderNo)).status).toBe('PENDING');
    platform.now += 1;
    expect((await decide(tokenOf(payment), 'pay')).status).toBe(200);
    expect((await orderOf(me, payment.orderNo)).status).toBe('EXPIRED');
  });

  it('is served at the origin of the settings only, and refuses unknown tokens', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const payment = await me.value<Payment>('deposit.paymentGateway', WALLET);
    const settings = await me.value<{ origins: { payment: string[] } }>('system.settings');
    expect(settings.origins.payment).toContain('http://pay.localhost');
    expect((await decide(tokenOf(payment), 'pay', 'aurora.localhost')).status).toBe(404);
    expect((await decide('x', 'pay')).status).toBe(409);
    expect((await decide(tokenOf(payment), 'steal')).status).toBe(400);
    expect((await orderOf(me, payment.orderNo)).status).toBe('PENDING');
  });

  test.each<[BrandCode, 'deposit.alipay' | 'deposit.qq' | 'deposit.weChat', object, string?]>([
    ['aurora', 'deposit.alipay', { methodId: 'vn-lingxi', bankCode: 'LINGXI', kind: 'ALIPAY' }],
    ['aurora', 'deposit.qq', { methodId: 'vn-qiqi', bankCode: 'QIQI', kind: 'QQ' }],
    ['aurora', 'deposit.weChat', { methodId: 'vn-weiyun', bankCode: 'WEIYUN', kind: 'WECHAT' }],
    [
      'jade',
      'deposit.alipay',
      { methodId: 'us-lingxi', bankCode: 'LINGXI', kind: 'ALIPAY', amount: '20.00' },
    ],
    [
      'jade',
      'deposit.qq',
      { methodId: 'us-qiqi', bankCode: 'QIQI', kind: 'QQ' },
      'deposit.method.closed',
    ],
    [
      'ember',
      'deposit.alipay',
      { methodId: 'us-lingxi', bankCode: 'LINGXI', kind: 'ALIPAY' },
      'deposit.method.closed',
    ],
    // Under maintenance.
    [
      'ember',
      'deposit.weChat',
      { methodId: 'tw-weiyun', bankCode: 'WEIYUN', kind: 'WECHAT', amount: '500' },
      'deposit.method.closed',
    ],
  ])('of %s: %s %o', async (brand, name, asked, refused) => {
    const me = signedInAs(platform.sandbox, 'fresh01', brand);
    const returnUrl = `http://${brand}.localhost/m/voucherCenter`;
    const answer = await me.call(name, { ...WALLET, ...asked, returnUrl });
    expect(answer.errorCode).toBe(refused);
    const value = refused === undefined ? (answer.value as Payment) : undefined;
    expect(value?.qrPayload).toBe(value?.redirectUrl);
  });
});

describe('bounds', () => {
  it('are returned with the refusal', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01', 'jade');
    const ask = {
      methodId: 'us-transfer',
      bankCode: 'HPB-DEMO',
      payerName: 'MAI',
      amount: '49.99',
    };
    const answer = await me.call('deposit.manualTransfer', ask);
    expect(answer).toMatchObject({
      errorCode: 'amount.out.of.range',
      value: { fields: { min: '50.00', max: '50000.00' } },
    });
  });
});

describe('the record', () => {
  it('filters by status and range, with sums of all pages', async () => {
    const me = signedInAs(platform.sandbox, 'player01');
    const { orderNo } = await transfer(me);
    await after(20 * SECOND_MS, me, orderNo);
    type Page = CallValue<Contract['deposit']['record']>;
    const year = { startDate: START - 365 * 86_400_000, endDate: platform.now };
    const all = await me.value<Page>('deposit.record', { ...year, size: 100 });
    expect(all.list[0]).toMatchObject({ orderNo, status: 'SUCCESS', amount: '500000' });
    const sum = (list: Order[]) => list.reduce((total, { amount }) => total + Number(amount), 0);
    const arrived = all.list.filter(({ status }) => status === 'SUCCESS');
    expect(all.footer).toEqual({
      amount: String(sum(all.list)),
      successAmount: String(sum(arrived)),
      bonus: '0',
      successCount: arrived.length,
    });
    const failed = await me.value<Page>('deposit.record', { ...year, status: 'FAILED' });
    expect(failed.total).toBeGreaterThan(0);
    expect(new Set(failed.list.map(({ status }) => status))).toEqual(new Set(['FAILED']));
    expect(failed.footer.successAmount).toBe('0');
    const none = await me.value<Page>('deposit.record', { startDate: 0, endDate: 1 });
    expect([none.total, none.footer.amount]).toEqual([0, '0']);
  });

  it('of the seed agrees with the ledger', async () => {
    for (const user of ['player01', 'vip01', 'agent01']) {
      const me = signedInAs(platform.sandbox, user);
      const { list } = await me.value<{ list: Order[] }>('deposit.record', {
        startDate: START - 366 * 86_400_000,
        endDate: START,
        size: 100,
        status: 'SUCCESS',
      });
      const ledger = platform.sandbox.control
        .ledger({ user, brand: 'aurora' })
        .transactions.filter(
          ({ txCode, time }) => txCode === 'DEPOSIT' && time > START - 364 * 86_400_000,
        );
      const known = new Map(list.map((order) => [order.orderNo, order.amount]));
      expect(ledger.map(({ refNo, amount }) => [refNo, amount])).toEqual(
        ledger.map(({ refNo }) => [refNo, known.get(refNo)]),
      );
    }
  });
});

import type { CallAnswer, CallValue, Contract } from '@lobby/api-client/contract';
import { describe, expect, it, test } from 'vitest';
import { SMALL_PNG } from '../uploads/small-png';
import { platformAt } from '../testing/platform-at';
import { signedInAs, visitor } from '../testing/visitor';

type Order = CallAnswer<Contract['deposit']['order']>;
type Methods = CallValue<Contract['deposit']['banks']>;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const platform = platformAt(Date.UTC(2026, 10, 19, 5));

const TRANSFER = {
  methodId: 'vn-transfer',
  bankCode: 'SOH-DEMO',
  amount: '500000',
  payerName: 'TRAN MAI',
};
const COUNTER = {
  ...TRANSFER,
  methodId: 'vn-counter',
  bankCode: 'BXB-DEMO',
  amount: '1000000',
};

type Member = ReturnType<typeof signedInAs>;
const player = () => signedInAs(platform.sandbox, 'fresh01');
const begin = async (me: Member, asked: object) =>
  (await me.value<{ orderNo: string }>('deposit.manualTransfer', asked)).orderNo;
const orderOf = (me: Member, orderNo: string) => me.value<Order>('deposit.order', { orderNo });
const after = async (ms: number, me: Member, orderNo: string) => {
  platform.now += ms;
  await orderOf(me, orderNo);
  return orderOf(me, orderNo);
};
const upload = async (me: Member) =>
  (
    await me.value<{ uploadId: string }>('member.uploadImage', {
      purpose: 'PROOF',
      data: SMALL_PNG,
    })
  ).uploadId;
const pictureAt = (url: string) =>
  platform.sandbox.fetch(new Request(new URL(url, 'http://aurora.localhost')));

describe('a proof', () => {
  it('is attached after paying, while the order is PENDING or PAID', async () => {
    const me = player();
    const orderNo = await begin(me, TRANSFER);
    const [first, second] = [await upload(me), await upload(me)];
    const attach = (...proofImages: string[]) =>
      me.call('deposit.attachProof', { orderNo, proofImages });
    expect(await attach(first)).toMatchObject({
      value: { status: 'PENDING', proofImages: [{ uploadId: first }] },
    });
    expect((await after(8 * SECOND_MS, me, orderNo)).status).toBe('PAID');
    expect(await attach(first, second)).toMatchObject({ success: true });
    const { proofImages } = await orderOf(me, orderNo);
    expect(proofImages.map(({ uploadId }) => uploadId)).toEqual([first, second]);
    expect((await after(3 * SECOND_MS, me, orderNo)).status).toBe('SUCCESS');
    expect((await attach(first)).errorCode).toBe('deposit.not.open');
  });

  it('starts the check of a method that needs one', async () => {
    const me = player();
    const orderNo = await begin(me, COUNTER);
    expect((await after(MINUTE_MS, me, orderNo)).status).toBe('PENDING');
    const proofImages = [await upload(me)];
    await me.value('deposit.attachProof', { orderNo, proofImages });
    await me.value('deposit.attachProof', { orderNo, proofImages });
    expect((await after(8 * SECOND_MS, me, orderNo)).status).toBe('PAID');
    expect((await after(3 * SECOND_MS, me, orderNo)).status).toBe('SUCCESS');
  });

  it('given in time is checked, although the order would have expired meanwhile', async () => {
    const me = player();
    const orderNo = await begin(me, COUNTER);
    await after(30 * MINUTE_MS - 5 * SECOND_MS, me, orderNo);
    const proofImages = [await upload(me)];
    await me.value('deposit.attachProof', { orderNo, proofImages });
    expect((await after(7 * SECOND_MS, me, orderNo)).status).toBe('PENDING');
    expect((await after(SECOND_MS, me, orderNo)).status).toBe('PAID');
    expect((await after(3 * SECOND_MS, me, orderNo)).status).toBe('SUCCESS');
  });

  it('given too late is refused', async () => {
    const me = player();
    const orderNo = await begin(me, COUNTER);
    const proofImages = [await upload(me)];
    platform.now += 30 * MINUTE_MS;
    const answer = await me.call('deposit.attachProof', { orderNo, proofImages });
    expect(answer.errorCode).toBe('deposit.not.open');
  });

  it('is for transfers only, not for payment pages', async () => {
    const me = player();
    const { orderNo } = await me.value<{ orderNo: string }>('deposit.paymentGateway', {
      methodId: 'vn-vico',
      bankCode: 'VICO',
      kind: 'EWALLET',
      amount: '200000',
      deviceId: 'device-1',
      returnUrl: 'http://aurora.localhost/m/voucherCenter',
    });
    const proofImages = [await upload(me)];
    const answer = await me.call('deposit.attachProof', { orderNo, proofImages });
    expect(answer.errorCode).toBe('deposit.not.open');
  });

  it('is shown to its owner only, as long as the session lasts', async () => {
    const me = player();
    const proofImages = [await upload(me)];
    const orderNo = await begin(me, { ...TRANSFER, proofImages });
    const [mine] = (await orderOf(me, orderNo)).proofImages;
    const { url = '', uploadId = '' } = mine ?? {};
    expect(url).not.toContain(me.token);
    const shown = await pictureAt(url);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(SMALL_PNG, 'base64'));
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.headers.get('content-type')).toBe('image/png');

    const other = await upload(player());
    const wrong = [url.replace(uploadId, other), `/cdn/upload/${uploadId}`, url.slice(0, -2)];
    for (const address of wrong) expect((await pictureAt(address)).status, address).toBe(404);
    const again = await orderOf(player(), orderNo);
    expect(again.proofImages[0]?.url).not.toBe(url);
    await me.value('access.logout');
    expect((await pictureAt(url)).status).toBe(404);
    expect((await pictureAt(again.proofImages[0]?.url ?? '')).status).toBe(200);
    platform.now += 31 * MINUTE_MS;
    expect((await pictureAt(again.proofImages[0]?.url ?? '')).status).toBe(404);
  });
});

describe('a cancelled deposit', () => {
  it('releases its place and its offer, and is never paid', async () => {
    const me = player();
    const first = await begin(me, { ...TRANSFER, promoId: 'daily-reload' });
    await begin(me, TRANSFER);
    await begin(me, TRANSFER);
    expect(await me.value('deposit.cancel', { orderNo: first })).toMatchObject({
      status: 'CANCELLED',
      settledAt: platform.now,
    });
    await begin(me, { ...TRANSFER, promoId: 'daily-reload' });
    expect(await me.value('deposit.cancel', { orderNo: first })).toMatchObject({
      status: 'CANCELLED',
    });
    await after(20 * MINUTE_MS, me, first);
    expect((await after(11 * MINUTE_MS, me, first)).status).toBe('CANCELLED');
    const { transactions } = platform.sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
    expect(transactions.filter(({ refNo }) => refNo === first)).toEqual([]);
  });

  it('cannot be paid already or belong to another account', async () => {
    const me = player();
    const orderNo = await begin(me, TRANSFER);
    const other = signedInAs(platform.sandbox, 'player01');
    expect((await other.call('deposit.cancel', { orderNo })).errorCode).toBe('record.not.found');
    await after(8 * SECOND_MS, me, orderNo);
    expect((await me.call('deposit.cancel', { orderNo })).errorCode).toBe('deposit.not.open');
    expect((await after(3 * SECOND_MS, me, orderNo)).status).toBe('SUCCESS');
  });
});

const methodsOf = (brand: 'aurora' | 'jade' | 'ember', input: object = {}) =>
  signedInAs(platform.sandbox, 'fresh01', brand).value<Methods>('deposit.banks', input);

describe('methods', () => {
  it.each(['aurora', 'jade', 'ember'] as const)(
    'of %s and their banks have a mark, and so have the banks of a withdrawal and bound cards',
    async (brand) => {
      const me = signedInAs(platform.sandbox, 'player01', brand);
      const methods = [...(await methodsOf(brand)), ...(await methodsOf(brand, { gateway: 1 }))];
      const banks = methods.flatMap((method) => method.banks);
      const rows = [
        ...methods,
        ...banks,
        ...(await me.value<Methods>('security.banks')),
        ...(await me.value<Methods>('withdraw.cards')),
      ];
      const addresses = new Set(rows.map(({ logo }) => logo ?? ''));
      for (const address of [...addresses, ...banks.map(({ qrUrl }) => qrUrl ?? '')]) {
        if (address === '') continue;
        const shown = await pictureAt(address);
        expect([address, shown.status]).toEqual([address, 200]);
        expect(await shown.text()).toContain('<svg');
      }
      expect(addresses).not.toContain('');
      expect(banks.some(({ qrUrl }) => qrUrl != null)).toBe(brand === 'aurora');
    },
  );

  it('other marks and codes are answered by 404', async () => {
    for (const path of [
      'pay/none.svg',
      'pay-qr/vn-transfer/none.svg',
      'pay-qr/none/SOH-DEMO.svg',
    ]) {
      expect((await pictureAt(`/cdn/${path}`)).status, path).toBe(404);
    }
  });

  test.each([
    ['vn-online', 1, { bankCode: 'SOH-DEMO', kind: 'ONLINE' }, 'deposit.paymentGateway'],
    ['vn-qiqi', 3, { bankCode: 'QIQI', kind: 'QQ' }, 'deposit.qq'],
  ] as const)(
    '%s is offered and accepted at gateway %i only',
    async (methodId, own, asked, name) => {
      const other = own === 1 ? 3 : 1;
      const names = async (input: object) =>
        (await methodsOf('aurora', input)).map((method) => method.methodId);
      expect(await names({ gateway: own })).toContain(methodId);
      expect(await names({ gateway: other })).not.toContain(methodId);
      const order = {
        methodId,
        ...asked,
        amount: '200000',
        deviceId: 'device-1',
        returnUrl: 'http://aurora.localhost/m/voucherCenter',
      };
      const me = player();
      expect((await me.call(name, { ...order, gateway: other })).errorCode).toBe(
        'deposit.method.closed',
      );
      expect((await me.call(name, { ...order, gateway: own })).success).toBe(true);
    },
  );

  it('without a gateway are those for phones', async () => {
    expect(await methodsOf('aurora')).toEqual(await methodsOf('aurora', { gateway: 3 }));
  });

  it('are the same for both templates of the deposit', async () => {
    const answers: Methods[] = [];
    for (const dep_func of ['0', '1']) {
      platform.sandbox.control.flags({ brand: 'aurora', flags: {}, templates: { dep_func } });
      expect(await visitor(platform.sandbox).value('system.whitelabel')).toMatchObject({
        mobileTemplate: { dep_func },
      });
      answers.push(await methodsOf('aurora'));
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

import { expect, test } from 'vitest';
import { api } from '../api';
import { configureApi } from '../config';
import { deposit } from '../contract/deposit';
import type { NewPayment } from './payments';

const sent: { path: string; key: string | null; body: Record<string, unknown> }[] = [];

configureApi({
  baseUrl: 'http://aurora.localhost',
  merchant: 'aurora',
  encryptionKey: 'ab'.repeat(64),
  tokenInPayload: false,
  language: () => 'vi',
  token: () => 'token-1',
  deviceId: () => 'device-1',
  standalone: () => false,
  onSessionLost: () => undefined,
  fetch: async (input, init) => {
    const request = new Request(input, init);
    sent.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: (await request.json()) as Record<string, unknown>,
    });
    return Response.json({ success: true, value: { orderNo: 'D1', expiresAt: 1 } });
  },
});

const ORDER = { methodId: 'm', bankCode: 'b', amount: '100', returnUrl: 'http://a.localhost/' };
const KEY = { key: 'one-intent' };

test.each<[NewPayment['kind'], string]>([
  ['ONLINE', deposit.paymentGateway.path],
  ['EWALLET', deposit.paymentGateway.path],
  ['CARD', deposit.paymentGateway.path],
  ['STORE', deposit.paymentGateway.path],
  ['ALIPAY', deposit.alipay.path],
  ['QQ', deposit.qq.path],
  ['WECHAT', deposit.weChat.path],
])('a payment of kind %s goes to %s', async (kind, path) => {
  sent.length = 0;
  await api.deposit.payment({ ...ORDER, kind }, KEY);
  expect(sent).toMatchObject([
    { path, key: KEY.key, body: { bankType: kind, deviceId: 'device-1' } },
  ]);
});

test.each([
  ['no bonus', null, { promoId: '' }],
  ['an offer', 'welcome', { promoId: 'welcome' }],
])('%s is said as the platform wants it', async (_, promotionId, said) => {
  sent.length = 0;
  await api.deposit.payment({ ...ORDER, kind: 'ONLINE', promotionId }, KEY);
  expect(sent[0]?.body).toMatchObject(said);
});

test('nothing said of a bonus leaves the accepted one', async () => {
  sent.length = 0;
  await api.deposit.payment({ ...ORDER, kind: 'ONLINE' }, KEY);
  expect(sent[0]?.body).not.toHaveProperty('promoId');
});

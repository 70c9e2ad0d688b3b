import { expect, test } from 'vitest';
import { api } from '../api';
import { deposit } from '../contract/deposit/deposit';
import { good, platform } from '../transport/transport.setup';
import type { NewPayment } from './deposit.api';

const ORDER = {
  kind: 'ONLINE',
  methodId: 'm',
  bankCode: 'b',
  amount: '100',
  returnUrl: 'http://a.localhost/',
  gateway: 'MOBILE',
} as const;
const KEY = { key: 'one-intent' };

/** The single request of a payment. */
async function sentFor(order: NewPayment) {
  const { sent } = platform([good({ orderNo: 'D1', expiresAt: 1 })]);
  await api.deposit.payment(order, KEY);
  expect(sent).toHaveLength(1);
  const request = sent[0] ?? expect.unreachable();
  return { request, body: (await request.json()) as Record<string, unknown> };
}

test.each<[NewPayment['kind'], string]>([
  ['ONLINE', deposit.paymentGateway.path],
  ['EWALLET', deposit.paymentGateway.path],
  ['CARD', deposit.paymentGateway.path],
  ['STORE', deposit.paymentGateway.path],
  ['ALIPAY', deposit.alipay.path],
  ['QQ', deposit.qq.path],
  ['WECHAT', deposit.weChat.path],
])('a payment of kind %s goes to %s', async (kind, path) => {
  const { request, body } = await sentFor({ ...ORDER, kind });
  expect(new URL(request.url).pathname).toBe(path);
  expect(request.headers.get('idempotency-key')).toBe(KEY.key);
  expect(body).toEqual({ ...ORDER, kind, gateway: 3, deviceId: 'device-1' });
});

test.each([
  ['WEB', 1],
  ['MOBILE', 3],
] as const)('the gateway %s goes as %i', async (gateway, code) => {
  expect((await sentFor({ ...ORDER, gateway })).body).toHaveProperty('gateway', code);
});

test.each([
  ['no bonus', null],
  ['an offer', 'welcome'],
])('the bonus choice %s is sent as such', async (_, promoId) => {
  expect((await sentFor({ ...ORDER, promoId })).body).toHaveProperty('promoId', promoId);
});

test('a deposit without a bonus choice keeps the accepted offer', async () => {
  expect((await sentFor(ORDER)).body).not.toHaveProperty('promoId');
});

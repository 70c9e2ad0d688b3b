import { expect, test } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

test('a member has a type, an account, a day of registration and labels (D1 §3)', async () => {
  const memberLabel = [{ labelType: 6, labelName: 'TWD' }];
  const who = { type: 0, account: 'vip01', regDate: 1_700_000_000_000 };
  platform([good({ ...who, clubLabel: { labelName: 'Gold' }, memberLabel }), good(who)]);
  expect(await api.member.info()).toMatchObject({
    type: 0,
    account: 'vip01',
    registeredAt: 1_700_000_000_000,
    vipLabel: 'Gold',
    labels: [{ type: 6, name: 'TWD' }],
  });
  expect(await api.member.info()).toMatchObject({ vipLabel: undefined, labels: [] });
});

test('an odd side field costs itself alone: the account stays', async () => {
  const odd = { userId: 7, nickname: 1, icon: [], clubLabel: 'Gold' };
  const who = { type: 0, account: 'a', regDate: 1 };
  platform([good({ ...who, ...odd, memberLabel: [{ labelType: '6', labelName: 'TWD' }] })]);
  expect(await api.member.info()).toEqual({
    type: 0,
    account: 'a',
    registeredAt: 1,
    userId: undefined,
    nickname: undefined,
    icon: undefined,
    vipLabel: undefined,
    labels: [],
  });
});

test.each([
  ['', undefined],
  ['  ', undefined],
  [' Gold ', 'Gold'],
])('a VIP label of %j is %j: an empty one is none', async (labelName, vipLabel) => {
  platform([good({ type: 0, account: 'a', regDate: 1, clubLabel: { labelName } })]);
  expect((await api.member.info()).vipLabel).toBe(vipLabel);
});

test('a wallet is the sum of all, to the last digit, and a symbol (D1 §3)', async () => {
  platform([good({ sumBalance: '90071992547409.93', currencySymbol: '₫' })]);
  const wallet = await api.wallet.balance();
  expect(wallet).toEqual({ balance: '90071992547409.93', currencySymbol: '₫' });
});

test('the unread count is the platform’s (D1 §7)', async () => {
  platform([good({ unReadCount: 4 })]);
  expect(await api.member.unreadCount()).toBe(4);
});

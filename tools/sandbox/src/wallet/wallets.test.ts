import { expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';

const START = Date.UTC(2026, 10, 20, 5);

const platform = platformAt(START);

interface Funds {
  wallets: { wallet: string; balance: string; withdrawable: string }[];
  total: string;
  inOpenOrders: string;
}

const aside = { from: 'MAIN', to: 'SAFE', amount: '480500' };

it('a transfer between wallets is made once for its key, and does not change the total', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const before = await me.value('wallet.balance');
  const keyed = me.withKey('put-aside-once');
  const [first, second] = await Promise.all([
    keyed.value('wallet.transfer', aside),
    keyed.value('wallet.transfer', aside),
  ]);
  expect(first).toMatchObject({ fromBalance: '12000000', toBalance: '480500' });
  expect(second).toEqual(first);
  expect(await keyed.value('wallet.transfer', aside)).toEqual(first);
  const other = await keyed.call('wallet.transfer', { ...aside, amount: '1' });
  expect(other.errorCode).toBe('idempotency.key.reused');
  expect(await me.value('wallet.balance')).toEqual(before);
  expect(await me.value<Funds>('wallet.funds')).toMatchObject({
    wallets: [
      { wallet: 'MAIN', balance: '12000000' },
      { wallet: 'SAFE', balance: '480500', withdrawable: '0' },
    ],
    total: '12480500',
  });
  const { orders, wallets } = platform.sandbox.control.ledger({
    user: 'player01',
    brand: 'aurora',
  });
  expect(orders.filter(({ type }) => type === 'TRANSFER')).toMatchObject([
    { key: 'put-aside-once', amount: '480500', status: 'SUCCESS' },
  ]);
  expect(wallets.every(({ balance, addsUpTo }) => balance === addsUpTo)).toBe(true);
});

it('the key of one call is refused for another with the same input', async () => {
  const me = signedInAs(platform.sandbox, 'player01').withKey('one-key-two-calls');
  expect(await me.call('rewards.claimAllRebates')).toMatchObject({ success: true });
  const other = await me.call('rewards.claimInviteRewards');
  expect(other.errorCode).toBe('idempotency.key.reused');
});

it('opening an empty safe writes no entry', async () => {
  const me = signedInAs(platform.sandbox, 'fresh01');
  expect((await me.call('wallet.transfer', { ...aside, amount: '999999999' })).success).toBe(false);
  await me.value('wallet.transfer', { ...aside, amount: '1' });
  const { transactions } = platform.sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
  const safe = transactions.filter(({ wallet }) => wallet === 'SAFE');
  expect(safe.map(({ txCode }) => txCode)).toEqual(['WALLET_IN']);
});

it('a pending withdrawal is shown until it is paid', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const open = async () => Number((await me.value<Funds>('wallet.funds')).inOpenOrders);
  const before = await open();
  const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
  await me.value('withdraw.request', {
    bankCardId: card?.bankCardId,
    amount: '200000',
    paymentPassword: '135790',
  });
  expect(await open()).toBe(before + 200_000);
  platform.now += 60_000;
  await me.call('wallet.balance');
  expect(await open()).toBe(before);
});

it('the result of a key is returned to its owner, but not for a refused call', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const key = 'lost-answer-1';
  const ask = (who = me) => who.value('wallet.orderByKey', { key });
  expect(await ask()).toEqual({ found: false });
  await me.withKey(key).call('wallet.transfer', { ...aside, amount: '0' });
  expect(await ask()).toEqual({ found: false });
  const { orderNo } = await me.withKey(key).value<{ orderNo: string }>('wallet.transfer', aside);
  expect(await ask()).toEqual({ found: true, call: 'wallet.transfer', orderNo, at: START });
  expect(await ask(signedInAs(platform.sandbox, 'vip01'))).toEqual({ found: false });
  expect(await ask(signedInAs(platform.sandbox, 'player01', 'jade'))).toEqual({ found: false });
});

it('a ledger contains the newest thousand bets, or all on request', () => {
  const usual = platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' });
  const all = platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora', all: true });
  const bets = (ledger: typeof usual) => ledger.orders.filter(({ type }) => type === 'BET');
  expect(bets(usual)).toEqual(bets(all).slice(-1_000));
  const times = usual.orders.map(({ time }) => time);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

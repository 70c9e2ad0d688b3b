import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { turn } from '../../testing/turn';
import { signedInAs } from '../../testing/visitor';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
beforeEach(() => {
  sandbox.reset();
});
afterAll(() => {
  sandbox.close();
});

const DAY_MS = 86_400_000;
/** A range that includes the test's events. */
const TODAY = { startDate: Date.now() - DAY_MS, endDate: Date.now() + DAY_MS };

it('sends a message, which is unread until it is opened', async () => {
  const me = signedInAs(sandbox, 'fresh01', 'jade');
  expect(await me.value('member.unreadCount')).toMatchObject({ unReadCount: 0 });
  const { body } = await turn(sandbox, 'mail', {
    brand: 'jade',
    user: 'fresh01',
    title: 'Hello',
    content: '<p>World</p>',
  });
  expect(await me.value('member.unreadCount')).toMatchObject({ unReadCount: 1 });
  expect(await me.value('announcements.inbox', { language: 'EN', pageNo: 1 })).toMatchObject({
    list: [{ ...body, title: 'Hello', summary: 'World', read: false }],
  });
});

it.each([
  ['aurora', '0'],
  ['jade', '12.34'],
  ['ember', '99999999'],
] as const)('sets a balance at %s to %s with a ledger entry', async (brand, balance) => {
  const user = 'player01';
  expect((await turn(sandbox, 'balance', { brand, user, balance })).body).toEqual({ balance });
  const me = signedInAs(sandbox, user, brand);
  expect(await me.value('wallet.balance')).toMatchObject({ sumBalance: balance });
  expect(sandbox.control.ledger({ user, brand })).toMatchObject({
    wallets: [{ balance, addsUpTo: balance }],
  });
});

it.each(['-1', '0.001', 'much'])('refuses a balance of %s', async (balance) => {
  const answer = await turn(sandbox, 'balance', { user: 'player01', brand: 'jade', balance });
  expect(answer.status).toBe(400);
});

it('sets and resets a VIP level', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  sandbox.control.knobs.vip({ user: 'fresh01', level: 'VIP 5' });
  expect(await me.value('member.info')).toMatchObject({ clubLabel: { labelName: 'VIP 5' } });
  expect(await me.value('rewards.vip')).toMatchObject({ current: 'VIP 5', next: 'VIP 6' });
  sandbox.control.knobs.vip({ user: 'fresh01', level: 'none' });
  expect(await me.value('rewards.vip')).toMatchObject({ current: 'VIP 0' });
});

it('adds and removes points, and returns their reason', async () => {
  const user = 'fresh01';
  const me = signedInAs(sandbox, user);
  sandbox.control.knobs.points({ user, points: 500 });
  expect(sandbox.control.knobs.points({ user, points: 250 })).toEqual({ points: 750 });
  expect((await turn(sandbox, 'points', { user, points: -150 })).body).toEqual({ points: 600 });
  expect(await me.value('rewards.points')).toMatchObject({ balance: 600 });
  expect((await turn(sandbox, 'points', { user, points: -601 })).body).toEqual({
    error: 'points.insufficient',
  });
});

it('plays a lost round, paid by the wallet', async () => {
  const user = 'fresh01';
  sandbox.control.knobs.balance({ user, balance: '5000' });
  const { body } = await turn(sandbox, 'lostRound', { user, stake: '2000' });
  expect(await signedInAs(sandbox, user).value('games.orders', TODAY)).toMatchObject({
    list: [body],
  });
  expect(sandbox.control.ledger({ user, brand: 'aurora' })).toMatchObject({
    wallets: [{ balance: '3000', addsUpTo: '3000' }],
  });
  expect((await turn(sandbox, 'lostRound', { user, stake: '9000' })).body).toEqual({
    error: 'wallet.insufficient',
  });
});

it('refuses unknown accounts', async () => {
  for (const name of ['mail', 'balance', 'vip', 'points', 'lostRound']) {
    const body = { user: 'ghost', title: 'x', content: 'x', balance: '1', points: 1, stake: '1' };
    expect((await turn(sandbox, name, body)).status).toBe(404);
  }
});

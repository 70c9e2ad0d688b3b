import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { brandOf } from '../brands/brands';
import { platformAt } from '../testing/platform-at';
import { play as playGame, SLOT } from '../testing/play';
import { signedInAs } from '../testing/visitor';
import { lotEnd } from './lots';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 20, 3);

const platform = platformAt(START);

const as = (user: string) => signedInAs(platform.sandbox, user);
interface Points {
  balance: number;
  stakePerPoint: string;
  expiring: { points: number; expiresAt: number } | null;
}
const pointsOf = async (user: string) => as(user).value<Points>('rewards.points');
interface Entry {
  kind: string;
  points: number;
  balanceAfter: number;
  time: number;
  title: string | null;
  status: string | null;
}
const historyOf = async (user: string) =>
  (await as(user).value<{ list: Entry[] }>('rewards.pointHistory', { size: 100 })).list;
const redeem = async (user: string, input: object, key = 'points-key-1') =>
  as(user).withKey(key).call('rewards.redeemPoints', input);

test.each([
  ['2026-11-20', '2027-11-21'],
  ['2028-02-29', '2029-03-02'],
])('points earned at %s expire at the brand’s midnight before %s', (earned, ends) => {
  const aurora = brandOf('aurora');
  expect(lotEnd(aurora, Date.parse(earned) / DAY_MS)).toBe(Date.parse(ends) - aurora.utcOffsetMs);
});

it('points of a day follow its valid stakes, for any number of reads', async () => {
  for (let i = 0; i < 12; i += 1) {
    await playGame(platform.sandbox, as('fresh01'));
    await pointsOf('fresh01');
  }
  const { orders } = platform.sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
  const valid = orders
    .flatMap((order) => ('stake' in order ? [order] : []))
    .filter(({ stake, payout }) => stake !== payout)
    .reduce((sum, { stake }) => sum + Number(stake), 0);
  const { balance, stakePerPoint } = await pointsOf('fresh01');
  expect(stakePerPoint).toBe('25000');
  expect(balance).toBe(Math.floor(valid / 25_000));
});

it('points expire after twelve months, which is announced before', async () => {
  const before = await pointsOf('player01');
  expect(before.expiring?.points).toBeGreaterThan(0);
  platform.now = before.expiring?.expiresAt ?? 0;
  const after = await pointsOf('player01');
  const since = (await historyOf('player01')).filter(({ time }) => time > START);
  // Seeded open bets have settled meanwhile.
  const earned = since
    .filter(({ kind }) => kind === 'EARN')
    .reduce((sum, { points }) => sum + points, 0);
  const ended = before.expiring?.points ?? 0;
  expect(after.balance).toBe(before.balance - ended + earned);
  expect(since).toContainEqual(expect.objectContaining({ kind: 'EXPIRE', points: -ended }));
});

it('points are exchanged for cash once for a key, up to the day’s limit', async () => {
  const { balance } = await pointsOf('vip01');
  const first = await redeem('vip01', { rewardId: 'cash-20' });
  expect(first).toMatchObject({ value: { balance: balance - 3_600, amount: '500000' } });
  expect(await redeem('vip01', { rewardId: 'cash-20' })).toEqual(first);
  expect(await redeem('vip01', { rewardId: 'cash-20' }, 'points-key-2')).toMatchObject({
    errorCode: 'reward.not.claimable',
  });
  const { transactions } = platform.sandbox.control.ledger({ user: 'vip01', brand: 'aurora' });
  expect(transactions.filter(({ txCode }) => txCode === 'POINTS_CASH')).toMatchObject([
    { amount: '500000' },
  ]);
  platform.now += DAY_MS;
  expect(await redeem('vip01', { rewardId: 'cash-20' }, 'points-key-3')).toMatchObject({
    success: true,
  });
});

it('an order reduces the stock and is sent a day later', async () => {
  const stock = async () =>
    (
      await as('vip01').value<{ rewardId: string; stock: number; leftToday: number }[]>(
        'rewards.mallRewards',
        { type: 'ITEM' },
      )
    ).find(({ rewardId }) => rewardId === 'mug');
  const before = await stock();
  await redeem('vip01', { rewardId: 'mug', address: '12 Example Street, Sample City' });
  expect(await stock()).toMatchObject({ stock: (before?.stock ?? 0) - 1, leftToday: 0 });
  expect((await historyOf('vip01'))[0]).toMatchObject({
    status: 'PROCESSING',
    title: 'Ca tráng men',
  });
  platform.now += DAY_MS;
  const [sent] = (await historyOf('vip01')).filter(({ kind }) => kind === 'REDEEM');
  expect(sent).toMatchObject({ status: 'SENT' });
});

it.each([
  ['台南市中山路8號', undefined],
  [' \t　', 'field.invalid'],
])('an item sent to %j is refused with %s', async (address, errorCode) => {
  expect((await redeem('vip01', { rewardId: 'mug', address })).errorCode).toBe(errorCode);
});

it('the ledger of points adds up from oldest to newest', async () => {
  for (const user of ['player01', 'vip01', 'agent01']) {
    const entries = (await historyOf(user)).toReversed();
    let balance = 0;
    for (const entry of entries) {
      balance += entry.points;
      expect(entry.balanceAfter).toBe(balance);
    }
    expect((await pointsOf(user)).balance).toBe(balance);
  }
});

it('spent points never exceed earned ones, and ledger and lots agree', async () => {
  const rewards = ['cash-1', 'cash-5', 'draw', 'mug', 'none'];
  const step = fc.oneof(
    fc.record({ redeem: fc.constantFrom(...rewards) }),
    fc.record({ days: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ rounds: fc.integer({ min: 1, max: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      platform.now = START;
      platform.sandbox.reset();
      for (const [i, one] of steps.entries()) {
        if ('days' in one) platform.now += one.days * DAY_MS;
        else if ('rounds' in one) {
          await playGame(platform.sandbox, as('player01'), SLOT, one.rounds);
        } else {
          const order = { rewardId: one.redeem, address: '12 Example Street, Sample City' };
          await redeem('player01', order, `points-step-${i}`);
        }
      }
      const { balance } = await pointsOf('player01');
      const entries = await historyOf('player01');
      expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
      expect(entries.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true);
    }),
    { numRuns: 15 },
  );
}, 30_000);

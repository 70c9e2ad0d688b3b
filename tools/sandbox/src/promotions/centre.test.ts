import { describe, expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { play as playGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 20, 3);

const platform = platformAt(START);

interface Row {
  claimId: string | null;
  promoId: string | null;
  title: string;
  amount: string | null;
  status: string;
  rejectReason: string | null;
}

const as = (user: string) => signedInAs(platform.sandbox, user);
const listOf = async (user: string, status?: string) => {
  const input = status === undefined ? { size: 100 } : { size: 100, status };
  return (await as(user).value<{ list: Row[] }>('rewards.rewardList', input)).list;
};
const apply = async (user: string, promo: string, change: object = {}) =>
  as(user).call('rewards.applyPromotion', { promoId: promo, ...change });
/** One pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('an application', () => {
  it.each([
    ['new-player', 'vip01', 'ACCOUNT_TOO_OLD'],
    ['deposit-thanks', 'fresh01', 'NO_DEPOSIT'],
    ['live-try', 'fresh01', 'NO_STAKE'],
    ['vip-gift', 'fresh01', 'LEVEL_TOO_LOW'],
  ])('for %s by %s is rejected for %s, and can be repeated', async (promo, user, reason) => {
    await apply(user, promo);
    platform.now += 2 * MINUTE_MS;
    const [row] = (await listOf(user, 'rejected')).filter(({ promoId }) => promoId === promo);
    expect(row).toMatchObject({ rejectReason: reason });
    expect(await apply(user, promo)).toMatchObject({ success: true });
  });

  it('is granted after two minutes, and can be claimed a minute later', async () => {
    expect(await apply('fresh01', 'new-player')).toMatchObject({ value: { status: 'applying' } });
    expect(await apply('fresh01', 'new-player')).toMatchObject({ errorCode: 'promotion.taken' });
    platform.now += 2 * MINUTE_MS - 1;
    expect(await listOf('fresh01', 'process')).toEqual([]);
    platform.now += 1;
    expect(await listOf('fresh01', 'process')).toHaveLength(1);
    platform.now += MINUTE_MS - 1;
    expect(await listOf('fresh01', 'claim')).toEqual([]);
    platform.now += 1;
    const [row] = await listOf('fresh01', 'claim');
    expect(row).toMatchObject({
      promoId: 'new-player',
      title: 'Thưởng chào mừng',
      amount: '50000',
    });
    expect(await apply('fresh01', 'new-player')).toMatchObject({ errorCode: 'promotion.taken' });
    const { list } = await as('fresh01').value<{ list: object[] }>('rewards.applications');
    expect(list).toMatchObject([{ promoId: 'new-player', status: 'claim', amount: '50000' }]);
  });

  it('accepts only images uploaded for it by the same account', async () => {
    const upload = async (user: string, purpose: string) =>
      (await as(user).value<{ uploadId: string }>('member.uploadImage', { purpose, data: PNG }))
        .uploadId;
    for (const [owner, purpose] of [
      ['vip01', 'PROMOTION'],
      ['fresh01', 'PROOF'],
    ] as const) {
      const images = [await upload(owner, purpose)];
      expect(await apply('fresh01', 'new-player', { images })).toMatchObject({
        errorCode: 'upload.invalid',
      });
    }
    const images = [await upload('fresh01', 'PROMOTION')];
    expect(await apply('fresh01', 'new-player', { images, remark: ' Xin chào ' })).toMatchObject({
      success: true,
    });
    const { list } = await as('fresh01').value<{ list: object[] }>('rewards.applications');
    expect(list).toMatchObject([
      { images: [{ uploadId: images[0] }], remark: 'Xin chào', status: 'applying' },
    ]);
  });

  it('for a bonus to the balance is paid at once, with a turnover requirement', async () => {
    const { games } = await as('fresh01').value<{
      games: { nodeId: string; gameId: string; vassalage: string }[];
    }>('games.list', { gameType: 'FISH' });
    const [game] = games;
    const ids = { nodeId: game?.nodeId, gameId: game?.gameId, vendor: game?.vassalage };
    await playGame(platform.sandbox, as('fresh01'), ids);
    await apply('fresh01', 'fish-try');
    const before = platform.sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' }).balance;
    platform.now += 2 * MINUTE_MS;
    expect(await listOf('fresh01', 'issued')).toMatchObject([{ promoId: 'fish-try' }]);
    const { balance } = platform.sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
    expect(Number(balance) - Number(before)).toBe(50_000);
    expect(await as('fresh01').value('withdraw.settings')).toMatchObject({
      turnover: { items: [{ promoId: 'fish-try', required: '150000' }] },
    });
  });

  it.each([[{ promo: 'idea', missing: 'remark' }], [{ promo: 'app-photo', missing: 'images' }]])(
    'without a required field is refused: $promo',
    async ({ promo, missing }) => {
      expect(await apply('fresh01', promo)).toMatchObject({
        errorCode: 'field.invalid',
        value: { fields: { [missing]: 'required' } },
      });
    },
  );

  it.each(['vip-season', 'next-event', 'points', 'welcome', 'live-back'])(
    'for %s, which has ended, has not started or takes none, is refused',
    async (promo) => {
      expect(await apply('fresh01', promo)).toMatchObject({ errorCode: 'promotion.not.eligible' });
    },
  );

  it('for an event signs up until it ends', async () => {
    expect(await apply('fresh01', 'slots-event')).toMatchObject({ value: { status: 'signed' } });
    platform.now += 7 * DAY_MS;
    const [row] = (await listOf('fresh01')).filter(({ promoId }) => promoId === 'slots-event');
    expect(row).toMatchObject({ status: 'close', amount: '75000' });
  });
});

describe('a reward', () => {
  const claimOf = async (user: string) => (await listOf(user, 'claim'))[0]?.claimId;
  const claim = async (user: string, claimId: string | null | undefined, key = 'reward-key-1') =>
    as(user).withKey(key).call('rewards.claimReward', { claimId });

  it('is paid once, with its turnover requirement', async () => {
    const claimId = await claimOf('player01');
    const before = await as('player01').value<{ turnover: { required: string } }>(
      'withdraw.settings',
    );
    const paid = await claim('player01', claimId);
    expect(paid).toMatchObject({ value: { amount: '50000' } });
    expect(await claim('player01', claimId)).toEqual(paid);
    expect(await claim('player01', claimId, 'reward-key-2')).toMatchObject({
      errorCode: 'reward.not.claimable',
    });
    const after = await as('player01').value<{ turnover: { required: string } }>(
      'withdraw.settings',
    );
    expect(Number(after.turnover.required) - Number(before.turnover.required)).toBe(50_000);
    const { transactions } = platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' });
    expect(transactions.filter(({ key }) => key === `reward/${claimId}`)).toMatchObject([
      { txCode: 'BONUS', amount: '50000' },
    ]);
  });

  it('cannot be claimed after it expired', async () => {
    const claimId = await claimOf('player01');
    platform.now += 10 * DAY_MS;
    expect(await claim('player01', claimId)).toMatchObject({ errorCode: 'reward.not.claimable' });
  });

  it('is coming until its start', async () => {
    const [coming] = (await listOf('player01', 'coming')).filter(({ claimId }) => claimId !== null);
    expect(await claim('player01', coming?.claimId)).toMatchObject({
      errorCode: 'reward.not.claimable',
    });
    platform.now += 5 * DAY_MS;
    expect(await claim('player01', coming?.claimId)).toMatchObject({ success: true });
  });

  it('cannot be claimed by another account', async () => {
    expect(await claim('vip01', await claimOf('player01'))).toMatchObject({
      errorCode: 'record.not.found',
    });
  });
});

it('the list starts with claimable rewards, and has every promotion of the brand', async () => {
  const list = await listOf('player01');
  expect(list[0]?.status).toBe('claim');
  expect(list.at(-1)?.status).toBe('close');
  const offered = list.filter(({ status }) => status === 'join').map(({ promoId }) => promoId);
  expect(offered).toContain('new-player');
  expect(offered).not.toContain('slots-event');
});

it('disabled kinds of promotion are marked and refused', async () => {
  platform.sandbox.control.flags({ brand: 'aurora', flags: { REFERRAL: false } });
  expect(await as('player01').value('rewards.availablePromotions')).toEqual({
    content: [
      { key: 'REFERRAL', enabled: false },
      { key: 'MISSION', enabled: true },
      { key: 'RAIN', enabled: true },
    ],
  });
});

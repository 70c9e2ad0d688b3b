import type { CallValue, Contract } from '@lobby/api-client/contract';
import { describe, expect, it, test } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { play as playGame } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';

type Detail = CallValue<Contract['rewards']['promotion']>;
type Status = NonNullable<Detail['status']>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A Friday. */
const START = Date.UTC(2026, 10, 20, 3);

const platform = platformAt(START);

const me = () => signedInAs(platform.sandbox, 'fresh01');
const detailOf = (promoId: string, who: ReturnType<typeof visitor> = me()) =>
  who.value<Detail>('rewards.promotion', { promoId });
const listedStatus = async (promoId: string) => {
  const { promotion } = await me().value<{ promotion: { id: string; status: string | null }[] }>(
    'announcements.list',
    { types: 'PR', platform: 'M' },
  );
  return promotion.find(({ id }) => id === promoId)?.status;
};

const apply = (promoId: string, more: object = {}) =>
  me().value('rewards.applyPromotion', { promoId, ...more });

/** Plays a round of a game of a category. */
async function play(category: string): Promise<void> {
  const { games } = await me().value<{
    games: { nodeId: string; gameId: string; vassalage: string }[];
  }>('games.list', { gameType: category });
  const [game] = games;
  const ids = { nodeId: game?.nodeId, gameId: game?.gameId, vendor: game?.vassalage };
  await playGame(platform.sandbox, me(), ids);
}

async function toClaim(): Promise<void> {
  await apply('new-player');
  platform.now += 3 * MINUTE_MS;
}

/** Setup that brings a promotion into each status of D2 §3. */
const WAYS: Readonly<Record<Status, readonly [promoId: string, act?: () => Promise<unknown>]>> = {
  join: ['new-player'],
  coming: ['next-event'],
  close: ['vip-season'],
  applying: ['new-player', () => apply('new-player')],
  process: [
    'new-player',
    async () => {
      await apply('new-player');
      platform.now += 2 * MINUTE_MS;
    },
  ],
  claim: ['new-player', toClaim],
  claimed: [
    'new-player',
    async () => {
      await toClaim();
      const { claimId } = await detailOf('new-player');
      await me().value('rewards.claimReward', { claimId });
    },
  ],
  rejected: [
    'vip-gift',
    async () => {
      await apply('vip-gift');
      platform.now += 2 * MINUTE_MS;
    },
  ],
  issued: [
    'fish-try',
    async () => {
      await play('FISH');
      await apply('fish-try');
      platform.now += 2 * MINUTE_MS;
    },
  ],
  signed: ['slots-event', () => apply('slots-event')],
};

describe('every documented status is reached (D2 §3)', () => {
  test.each(Object.entries(WAYS))('%s', async (status, [promoId, act]) => {
    await act?.();
    expect(await detailOf(promoId)).toMatchObject({ status });
    expect(await listedStatus(promoId)).toBe(status);
  });
});

describe('a status changes with time', () => {
  test.each([
    ['a promotion that begins', 'next-event', 11, 'join'],
    ['a promotion that ends', 'fish-try', 46, 'close'],
  ])('%s', async (_, promoId, days, status) => {
    platform.now += days * DAY_MS;
    expect(await detailOf(promoId)).toMatchObject({ status });
  });

  it('an unclaimed reward closes', async () => {
    await toClaim();
    platform.now += 7 * DAY_MS;
    expect(await detailOf('new-player')).toMatchObject({ status: 'close', claimId: null });
  });

  it('a rejected application may be made again until the promotion ends', async () => {
    await WAYS.rejected[1]?.();
    expect(await detailOf('vip-gift')).toMatchObject({ rejectReason: 'LEVEL_TOO_LOW' });
    platform.now += 80 * DAY_MS;
    expect(await detailOf('vip-gift')).toMatchObject({ status: 'close' });
  });
});

describe('obstacles', () => {
  test.each([
    ['new-player', 'join', 'LOGIN'],
    ['welcome', 'join', 'LOGIN'],
    ['live-back', 'join', 'LOGIN'],
    ['next-event', 'coming', undefined],
    ['vip-season', 'close', undefined],
    ['points', undefined, undefined],
  ])('for a guest: %s is %s, %s', async (promoId, status, obstacle) => {
    const detail = await detailOf(promoId, visitor(platform.sandbox));
    expect([detail.status, detail.obstacle]).toEqual([status, obstacle]);
  });

  test.each([
    ['fresh01', 'welcome', null],
    ['player01', 'welcome', 'FIRST_DEPOSIT'],
    ['player01', 'vip-5', 'VIP_LEVEL'],
    ['fresh01', 'weekend', 'WEEKEND'],
    ['fresh01', 'vip-gift', 'LEVEL_TOO_LOW'],
    ['fresh01', 'fish-try', 'NO_STAKE'],
    ['agent01', 'new-player', 'ACCOUNT_TOO_OLD'],
    ['virtual01', 'new-player', 'ACCOUNT_TYPE'],
  ])('for %s: %s, %s', async (user, promoId, obstacle) => {
    const detail = await detailOf(promoId, signedInAs(platform.sandbox, user));
    expect([detail.status, detail.obstacle ?? null]).toEqual(['join', obstacle]);
  });

  it('an offer with an open deposit is in process, then issued, and available again the next day', async () => {
    const transfer = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', payerName: 'TRAN MAI' };
    const { orderNo } = await me().value<{ orderNo: string }>('deposit.manualTransfer', {
      ...transfer,
      amount: '500000',
      promoId: 'daily-reload',
    });
    expect(await detailOf('daily-reload')).toMatchObject({ status: 'process' });
    platform.sandbox.control.knobs.deposit({ orderNo, decision: 'approve' });
    expect(await detailOf('daily-reload')).toMatchObject({
      status: 'issued',
      obstacle: 'TAKEN_TODAY',
    });
    platform.now += DAY_MS;
    expect(await detailOf('daily-reload')).toMatchObject({ status: 'join', obstacle: null });
  });

  it('an automatic promotion is open, in process from the first stake of a week, then issued', async () => {
    expect(await detailOf('fish-back')).toMatchObject({ status: 'join' });
    await play('FISH');
    expect(await detailOf('fish-back')).toMatchObject({ status: 'process' });
    platform.now += 3 * DAY_MS;
    expect(await detailOf('fish-back')).toMatchObject({ status: 'issued' });
  });
});

import { describe, expect, it, test } from 'vitest';
import { PASSWORD } from '../seed/accounts.data';
import { hostsOnAir, launchedChat } from '../testing/chats';
import { platformAt } from '../testing/platform-at';
import { play, SLOT } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';

const DAY_MS = 86_400_000;
/** A Friday evening in aurora's time zone. */
const START = Date.UTC(2026, 10, 20, 12);

const platform = platformAt(START);
/** New session per call: an exclusion ends the others. */
const me = () => signedInAs(platform.sandbox, 'player01');
const room = async () => ({ modelId: (await hostsOnAir(platform.sandbox, 'normal'))[0]?.id });

const BREAKS = [
  ['a time-out', () => me().value('protection.timeOut', { until: platform.now + 2 * DAY_MS })],
  [
    'self-exclusion',
    () => me().value('protection.selfExclude', { until: 'PERMANENT', password: PASSWORD }),
  ],
] as const;

type Name = Parameters<ReturnType<typeof me>['call']>[0];

/** Inputs of calls that are refused in a break, before their own checks. */
const CLOSED: readonly [name: Name, input: () => object | Promise<object>][] = [
  [
    'deposit.manualTransfer',
    () => ({ methodId: 'vn-transfer', bankCode: 'SOH-DEMO', amount: '500000', payerName: 'LAN' }),
  ],
  ['deposit.acceptPromotion', () => ({ promoId: 'daily-reload' })],
  ['games.launch', () => SLOT],
  ['rewards.applyPromotion', () => ({ promoId: 'slots-event' })],
  ['rewards.promotion', () => ({ promoId: 'slots-event' })],
  ['rewards.claimReward', () => ({ claimId: 'none' })],
  ['rewards.claimVipBonus', () => ({ kind: 'UPGRADE', level: 'VIP 2' })],
  ['rewards.claimMission', () => ({ missionId: 'day-rounds' })],
  ['rewards.claimInviteRewards', () => ({})],
  ['rewards.redeemPoints', () => ({ rewardId: 'none' })],
  ['streams.launchChat', room],
  ['streams.payRoom', async () => ({ ...(await room()), price: '1' })],
];

const OPEN = [
  ['withdraw.settings', {}],
  ['withdraw.cards', {}],
  ['wallet.balance', {}],
  ['protection.limits', {}],
  ['rewards.rewardList', {}],
  ['rewards.manualRebates', {}],
  ['streams.launchChat', { b2c: 1 }],
  ['announcements.inbox', {}],
] as const;

test.each(CLOSED)('without a break %s is not refused for it', async (name, input) => {
  expect((await me().call(name, await input())).errorCode).not.toBe('account.excluded');
});

describe.each(BREAKS)('in %s', (_, begin) => {
  test.each(CLOSED)('%s is refused', async (name, input) => {
    await begin();
    expect(await me().call(name, await input())).toMatchObject({ errorCode: 'account.excluded' });
  });

  test.each(OPEN)('%s stays open', async (name, input) => {
    await begin();
    expect(await me().call(name, input)).toMatchObject({ success: true });
  });

  it('an envelope of a rain is refused', async () => {
    const agent = signedInAs(platform.sandbox, 'agent01');
    await agent.value('protection.timeOut', { until: platform.now + 2 * DAY_MS });
    expect(await agent.call('agent.joinRain', { eventId: 'none' })).toMatchObject({
      errorCode: 'account.excluded',
    });
  });

  it('lists no banners, popups, promotions, offers and missions', async () => {
    const board = async (reader: Pick<ReturnType<typeof me>, 'value'>) => {
      const answer = await reader.value<Record<string, unknown[]>>('announcements.list', {
        types: 'B,PL,PU,PR',
        groupName: 'm_home',
        platform: 'M',
      });
      return ['banners', 'popup', 'promotion', 'hot', 'notices'].map(
        (kind) => (answer[kind] ?? []).length > 0,
      );
    };
    const kinds = async () =>
      (
        await me().value<{ content: { enabled: boolean }[] }>('rewards.availablePromotions')
      ).content.map(({ enabled }) => enabled);
    const guest = visitor(platform.sandbox);
    expect(await board(me())).toEqual([true, true, true, true, true]);
    expect(await kinds()).toEqual([true, true, true]);
    expect(await me().value('deposit.promotions')).not.toEqual([]);
    await begin();
    expect(await board(me())).toEqual([false, false, false, false, true]);
    expect(await board(guest)).toEqual([true, true, true, true, true]);
    expect(await kinds()).toEqual([false, false, false]);
    expect(await me().value('deposit.promotions')).toEqual([]);
  });
});

it('in a time-out an open room receives and sends nothing more, but customer service does', async () => {
  const open = await launchedChat(platform.sandbox, await room());
  const service = await launchedChat(platform.sandbox, { b2c: 1 });
  expect((await open.write('hello')).status).toBe(200);
  await me().value('protection.timeOut', { until: platform.now + 2 * DAY_MS });
  expect(await open.read()).toMatchObject({ errorCode: 'account.excluded' });
  expect(await open.write('still here')).toMatchObject({ errorCode: 'account.excluded' });
  expect((await service.write('please help')).status).toBe(200);
});

it('a claim from before a break returns its first answer when repeated', async () => {
  const claim = async (key: string) =>
    me().withKey(key).call('rewards.claimVipBonus', { kind: 'UPGRADE', level: 'VIP 2' });
  const first = await claim('before-the-break');
  expect(first).toMatchObject({ success: true });
  await me().value('protection.timeOut', { until: platform.now + 2 * DAY_MS });
  expect(await claim('before-the-break')).toEqual(first);
  expect(await claim('in-the-break')).toMatchObject({ errorCode: 'account.excluded' });
});

it('a break at another brand refuses the same calls until its end', async () => {
  const until = platform.now + 2 * DAY_MS;
  await signedInAs(platform.sandbox, 'player01', 'ember').value('protection.timeOut', { until });
  const claim = () => me().call('rewards.claimVipBonus', { kind: 'UPGRADE', level: 'VIP 2' });
  expect(await claim()).toMatchObject({ errorCode: 'account.excluded' });
  platform.now = until;
  expect(await claim()).toMatchObject({ success: true });
});

/** Plays a round of the first fishing game. */
async function playFishing(player: ReturnType<typeof me>) {
  const { games } = await player.value<{
    games: { nodeId: string; gameId: string; vassalage: string }[];
  }>('games.list', { gameType: 'FISH' });
  const [game] = games;
  const ids = { nodeId: game?.nodeId, gameId: game?.gameId, vendor: game?.vassalage };
  await play(platform.sandbox, player, ids);
}

interface Standing {
  promoId: string;
  status: string;
  claimId: string | null;
}

const claims: readonly [name: string, promoId: string, dueMs: number][] = [
  // An application is reviewed after two minutes, a week is paid on Monday.
  ['a granted application', 'fish-try', 2 * 60_000],
  ['the bonus of a week', 'fish-back', 3 * DAY_MS],
];

it.each(claims)('%s that is due in a break waits to be claimed', async (_, promoId, dueMs) => {
  const player = () => signedInAs(platform.sandbox, 'fresh01');
  const turnover = async () =>
    (await player().value<{ remainingTurnover: string }>('wallet.funds')).remainingTurnover;
  const standing = () => player().value<Standing>('rewards.promotion', { promoId });
  await playFishing(player());
  await player().value('rewards.applyPromotion', { promoId: 'fish-try' });
  const until = START + 4 * DAY_MS;
  await player().value('protection.timeOut', { until });
  platform.now += dueMs;
  // Turnover of a bonus would hold back the player's own money.
  expect(await turnover()).toBe('0');
  const { list } = await player().value<{ list: Standing[] }>('rewards.rewardList', {
    status: 'claim',
  });
  const { claimId } = list.find((row) => row.promoId === promoId) ?? {};
  const claim = async () => player().call('rewards.claimReward', { claimId });
  expect(await claim()).toMatchObject({ errorCode: 'account.excluded' });
  platform.now = until;
  expect(await standing()).toMatchObject({ status: 'claim', claimId });
  expect(await claim()).toMatchObject({ success: true });
  expect(await standing()).not.toMatchObject({ status: 'claim' });
  expect(await turnover()).not.toBe('0');
});

import { api } from '@lobby/api-client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { facts, openPromotion, statusShown, tools } from '../promotions.setup';
import {
  bonuses,
  deposit,
  dong,
  figures,
  fillWallet,
  paidAt,
  play,
  required,
  said,
  staked,
  wagerOf,
} from './ledger.setup';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test.each([
  ['welcome', 500_000, true],
  ['daily-reload', 300_000, false],
])('a deposit with %s pays and asks for what its card says', async (id, amount, together) => {
  await openPromotion(id);
  const [share = 0, most = 0] = figures('What you get');
  const [least = 0, times = 0] = figures('What you must do');
  const [, days] = facts('Until when').map((text) => Number(/(\d+) days/.exec(text)?.[1]));
  await deposit(amount, id);
  const bonus = Math.min(most, (amount * share) / 100);
  expect(amount).toBeGreaterThanOrEqual(least);
  expect(bonuses()).toEqual([bonus]);
  expect(await required(id)).toEqual({
    required: times * (together ? amount + bonus : bonus),
    days,
  });
});

test('an application pays what its card says, and the card counts what is done', async () => {
  await openPromotion('new-player');
  const [bonus = 0] = figures('What you get');
  const wager = facts('What you must do').find((text) => text.startsWith('Before a withdrawal'));
  const days = facts('Until when').map((text) => Number(/(\d+) days/.exec(text)?.[1]));
  const [, times, sum] = /bet (\d+) times the bonus: ([\d.]+)/.exec(wager ?? '') ?? [];
  await api.rewards.applyPromotion({ promoId: 'new-player' });
  tools.sandbox.control.clock({ shiftMs: 3 * MINUTE_MS });
  const { claimId } = await api.rewards.promotion({ promoId: 'new-player' });
  const { list } = await api.rewards.rewardList({ status: 'claim' });
  const { now } = tools.sandbox.control.state().clock;
  expect(Math.round(((list[0]?.expiresAt ?? 0) - now) / 86_400_000)).toBe(days[1]);
  await api.rewards.claimReward({ claimId: claimId ?? '' }, { key: 'key-terms-claim-1' });
  expect(bonuses()).toEqual([bonus]);
  const asked = dong(sum);
  expect(asked).toBe(Number(times) * bonus);
  expect(await required('new-player')).toEqual({ required: asked, days: days[2] });
  await tools.open('/m/activityDetail?id=new-player', { reload: true });
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([0, 100]);
});

test('an event pays what its card says, once its days are over', async () => {
  await openPromotion('slots-event');
  fillWallet();
  const [bonus = 0] = figures('What you get');
  const [stake, eventDays] = said('What you must do', /place ([\d.]+)\s₫ .* within (\d+) days$/);
  const [times, sum] = said('What you must do', /bet (\d+) times the bonus: ([\d.]+)/);
  const [claimDays] = said('Until when', /^Claim it within (\d+) days/);
  const [days] = said('Until when', /^Complete the turnover within (\d+) days/);
  tools.press('Sign up');
  await statusShown('Signed up');
  await play('RNG', 200_000, dong(stake) / 200_000);
  expect(staked()).toBe(dong(stake));
  tools.sandbox.control.clock({ shiftMs: Number(eventDays) * DAY_MS - MINUTE_MS });
  expect(await api.rewards.promotion({ promoId: 'slots-event' })).toMatchObject({
    status: 'signed',
  });
  tools.sandbox.control.clock({ shiftMs: Number(eventDays) * DAY_MS + 2 * MINUTE_MS });
  const { list } = await api.rewards.rewardList({ status: 'claim' });
  const { now } = tools.sandbox.control.state().clock;
  expect(Math.round(((list[0]?.expiresAt ?? 0) - now) / DAY_MS)).toBe(Number(claimDays));
  await api.rewards.claimReward({ claimId: list[0]?.claimId ?? '' }, { key: 'key-terms-claim-2' });
  expect(bonuses()).toEqual([bonus]);
  expect(dong(sum)).toBe(Number(times) * bonus);
  expect(await required('slots-event')).toEqual({ required: dong(sum), days: Number(days) });
});

test('a payback of a week pays what its card says, on the Monday after', async () => {
  await openPromotion('fish-back');
  fillWallet();
  const [rate, most] = said('What you get', /^([\d.]+)% of .* bonus, ([\d.]+)\s₫ at most$/);
  const [times] = said('What you must do', /bet (\d+) times the bonus$/);
  const [days] = said('Until when', /^Complete the turnover within (\d+) days/);
  await play('FISH', 200_000, 3);
  const bonus = (staked() * Number(rate)) / 100;
  // Other games earn nothing.
  await play('RNG', 200_000);
  expect(bonus).toBeGreaterThan(0);
  expect(bonus).toBeLessThan(dong(most));
  expect(bonuses()).toEqual([]);
  tools.sandbox.control.clock({ shiftMs: 7 * DAY_MS });
  expect(bonuses()).toEqual([bonus]);
  // Monday in Vietnam.
  expect(new Date(paidAt() + 7 * 3_600_000).getUTCDay()).toBe(1);
  const wager = await wagerOf('fish-back');
  expect(Number(wager?.required)).toBe(Number(times) * bonus);
  expect((wager?.expiresAt ?? 0) - paidAt()).toBe(Number(days) * DAY_MS);
  tools.sandbox.control.clock({ shiftMs: 14 * DAY_MS });
  expect(bonuses()).toEqual([bonus]);
});

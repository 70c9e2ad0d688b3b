import { api } from '@lobby/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applications, facts, openPromotion, statusShown, tools } from '../promotions.setup';
import { deposit, dong, figures, fillWallet, play, said, staked, wagerOf } from './ledger.setup';

const MINUTE_MS = 60_000;

/** Progress of the card, as text and as the bar's value. */
function done() {
  const part = within(screen.getByRole('group', { name: 'How much you’ve done' }));
  const words = part.getByText(/^[\d.]+\s₫ of [\d.]+\s₫$/).textContent;
  const { value, max } = part.getByRole<HTMLProgressElement>('progressbar');
  return { words: [...words.matchAll(/[\d.]+/g)].map(([sum]) => dong(sum)), bar: [value, max] };
}

/** Whole percent of the bar. */
const percent = (part: number, whole: number) => Math.floor((part / whole) * 100);

const reopen = (id: string) => openPromotion(id, { reload: true });

test('the card of an event counts the bets that the ledger has since the sign-up', async () => {
  await openPromotion('slots-event');
  fillWallet();
  const asked = dong(said('What you must do', /place ([\d.]+)\s₫/)[0]);
  await play('RNG', 200_000);
  tools.sandbox.control.clock({ shiftMs: MINUTE_MS });
  tools.press('Sign up');
  await statusShown('Signed up');
  const since = (await applications())[0]?.applyTime;
  await play('RNG', 100_000, 3);
  expect(staked(since)).toBe(300_000);
  // Games of a category that the event does not include.
  await play('FISH', 200_000);
  await reopen('slots-event');
  await waitFor(() => expect(done().words).toEqual([300_000, asked]));
  expect(done().bar).toEqual([percent(300_000, asked), 100]);
  await play('RNG', 200_000, 4);
  await reopen('slots-event');
  await waitFor(() => expect(done().words).toEqual([1_100_000, asked]));
  expect(done().bar).toEqual([100, 100]);
});

test('the card of a bonus counts what is bet, until all of it is done', async () => {
  await openPromotion('new-player');
  fillWallet();
  const asked = dong(said('What you must do', /times the bonus: ([\d.]+)/)[0]);
  await api.rewards.applyPromotion({ promoId: 'new-player' });
  tools.sandbox.control.clock({ shiftMs: 3 * MINUTE_MS });
  const { claimId } = await api.rewards.promotion({ promoId: 'new-player' });
  await api.rewards.claimReward({ claimId: claimId ?? '' }, { key: 'done-claim' });
  await play('RNG', 50_000, 2);
  expect(staked()).toBe(100_000);
  await reopen('new-player');
  await waitFor(() => expect(done().words).toEqual([100_000, asked]));
  expect(done().bar).toEqual([percent(100_000, asked), 100]);
  await play('RNG', 50_000, (asked - 100_000) / 50_000);
  expect(await wagerOf('new-player')).toBeUndefined();
  await reopen('new-player');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the card of a deposit’s bonus leaves out what it says does not count', async () => {
  await openPromotion('welcome');
  fillWallet();
  const most = dong(said('What does not count', /([\d.]+)\s₫/)[0]);
  const [, times = 0] = figures('What you must do');
  expect(facts('What does not count')[0]).toMatch(/Live casino/);
  await deposit(500_000, 'welcome');
  const { lostRound } = tools.sandbox.control.knobs;
  // The deposit's own turnover comes first.
  lostRound({ brand: 'aurora', user: 'fresh01', stake: '500000' });
  expect(Number((await wagerOf('welcome'))?.done)).toBe(0);
  // A single bet counts up to the maximum; live games do not count.
  lostRound({ brand: 'aurora', user: 'fresh01', stake: String(most + 100_000) });
  await play('LIVE', 100_000);
  await reopen('welcome');
  await waitFor(() => expect(done().words).toEqual([most, times * 1_000_000]));
  expect(done().bar).toEqual([percent(most, times * 1_000_000), 100]);
});

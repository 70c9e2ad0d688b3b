import { api } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  APPLY,
  applications,
  facts,
  MARK,
  ONE,
  openPromotion,
  statusShown,
  tools,
} from '../promotions.setup';

const { open, findAndPress, press, follow, address, calls, fail, mend, settled, sandbox } = tools;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

/** Advances the platform's clock and refetches, as the page's polling does. */
async function later(ms: number, id: string) {
  sandbox.control.clock({ shiftMs: ms });
  await tools.open(`/m/activityDetail?id=${id}`, { reload: true });
  await settled();
}

describe('the card of a promotion', () => {
  it('of a deposit says what one gets, must do, until when and what does not count', async () => {
    await openPromotion('welcome');
    expect(facts('What you get')).toEqual([
      expect.stringMatching(/^\d+% of your deposit as a bonus, [\d.]+\s₫ at most$/),
    ]);
    expect(facts('What you must do')).toEqual([
      expect.stringMatching(/^Deposit [\d.]+\s₫ or more with it$/),
      expect.stringMatching(/^Before a withdrawal, bet \d+ times deposit and bonus together$/),
      'One bonus for each person',
    ]);
    expect(facts('Until when')).toEqual([
      expect.stringMatching(/^From .* to .*$/),
      expect.stringMatching(/^Complete the turnover within \d+ days of getting the bonus$/),
    ]);
    expect(facts('What does not count').at(-1)).toBe('Bets that are cancelled');
  });

  it('of an event names the games and the days', async () => {
    await openPromotion('slots-event');
    expect(facts('What you must do')[0]).toMatch(
      /^Sign up, then place [\d.]+\s₫ in valid bets on Slots within 7 days$/,
    );
    expect(facts('Until when')).toContain('Claim it within 7 days of approval');
  });

  it('of something to read says until when, and nothing of a bonus', async () => {
    await openPromotion('points', {});
    expect(screen.queryByRole('group', { name: 'What you get' })).toBeNull();
    expect(facts('Until when')).toHaveLength(1);
  });
});

describe('taking part', () => {
  it('asks a guest to log in at the action, and comes back', async () => {
    await openPromotion('new-player', {});
    expect(link('Log in')).toBe(
      `/m/login?returnTo=${encodeURIComponent('/m/activityDetail?id=new-player')}`,
    );
    expect(screen.getByText('Log in to see whether you can take part.')).toBeTruthy();
  });

  it.each([
    ['virtual01', 'Trial accounts and virtual accounts can’t take part.'],
    ['vip01', 'For new accounts only.'],
  ])('%s sees the obstacle, and has no button', async (user, text) => {
    await openPromotion('new-player', { user });
    expect(screen.getByText(text)).toBeTruthy();
    expect(link('Apply')).toBeUndefined();
  });

  it('by a deposit leads to the deposit with the bonus chosen', async () => {
    await openPromotion('welcome');
    expect(link('Deposit with this bonus')).toBe('/m/voucherCenter?promo=welcome');
    await follow('Deposit with this bonus');
    expect(await screen.findByRole('button', { name: /^Promotion.*welcome bonus/ })).toBeTruthy();
  });

  it('is announced to be closed by a break that begins meanwhile', async () => {
    await openPromotion('slots-event');
    // Screen readers announce changes of an existing live region only.
    const regions = screen.getAllByRole('status');
    await api.protection.timeOut({ until: Date.now() + 2 * DAY_MS });
    window.dispatchEvent(new Event('visibilitychange'));
    const note = await screen.findByText(/^You’re on a break until/);
    expect(regions).toContain(note.closest('[role="status"]'));
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('in an event is a sign-up, once by a double tap', async () => {
    await openPromotion('slots-event');
    press('Sign up');
    press('Sign up');
    await statusShown('Signed up');
    expect(calls(APPLY)).toHaveLength(1);
    expect(await applications()).toMatchObject([{ promoId: 'slots-event', status: 'signed' }]);
    await settled();
    expect(screen.getByText(/^The event ends for you on/)).toBeTruthy();
    expect(
      within(screen.getByRole('group', { name: 'How much you’ve done' })).getByText(/^0\s₫ of/),
    ).toBeTruthy();
  });

  it('in an event is a sign-up even if the promotion then does not load', async () => {
    await openPromotion('slots-event');
    await settled();
    fail(ONE, 503);
    press('Sign up');
    await statusShown('Signed up');
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('in an event whose answer is lost asks whether it arrived, and sends it once', async () => {
    await openPromotion('slots-event');
    fail(APPLY, { kind: 'drop-response' });
    press('Sign up');
    await statusShown('Signed up');
    expect(calls(APPLY)).toHaveLength(1);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  it('in an event that another tab has signed up for is a sign-up all the same', async () => {
    await openPromotion('slots-event');
    await api.rewards.applyPromotion({ promoId: 'slots-event' });
    press('Sign up');
    await statusShown('Signed up');
    expect(await applications()).toHaveLength(1);
  });

  it('that fails says why and can be tried again', async () => {
    await openPromotion('slots-event');
    fail(APPLY, 'offline');
    press('Sign up');
    expect(await tools.alertText()).toContain('We didn’t hear back');
    mend();
    press('Sign up');
    await statusShown('Signed up');
  });
});

describe('a bonus that is to be staked more often than the brand’s rules let it', () => {
  const under = (profile: 'cga' | 'ukgc') => ({
    ...aurora,
    jurisdiction: { ...aurora.jurisdiction, profile },
  });

  it.each([
    // 15 times bonus and deposit; 8 times the bonus.
    ['cga', 'welcome', '/m/voucherCenter?promo=welcome'],
    ['ukgc', 'welcome', undefined],
    ['ukgc', 'daily-reload', '/m/voucherCenter?promo=daily-reload'],
  ] as const)('under %s %s leads to %s', async (profile, id, to) => {
    await openPromotion(id, { user: 'fresh01', brand: under(profile) });
    expect(link('Deposit with this bonus') ?? undefined).toBe(to);
    expect(screen.queryAllByText('You can’t take part right now.')).toHaveLength(to ? 0 : 1);
  });
});

describe('the standing of a member (D2 §3)', () => {
  it.each([
    ['next-event', 'Coming soon', /^Begins on /],
    ['vip-season', 'Ended', /^This promotion has ended/],
  ])('in %s is %s', async (id, status, text) => {
    await openPromotion(id);
    await statusShown(status);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('goes from an application to a bonus that can be claimed', async () => {
    await openPromotion('new-player');
    await api.rewards.applyPromotion({ promoId: 'new-player', remark: 'Hello' });
    await later(0, 'new-player');
    await statusShown('Applying');
    expect(await screen.findByText('Hello')).toBeTruthy();
    await later(2 * MINUTE_MS, 'new-player');
    await statusShown('Being prepared');
    await later(3 * MINUTE_MS, 'new-player');
    await statusShown('Ready to claim');
    expect(screen.getByText(/^Your bonus is ready/)).toBeTruthy();
  });

  it('that was rejected says why, and can apply again', async () => {
    await openPromotion('live-try', { user: 'fresh01' });
    await api.rewards.applyPromotion({ promoId: 'live-try' });
    await later(2 * MINUTE_MS, 'live-try');
    await statusShown('Rejected');
    expect(
      screen.getByText('For accounts that bet on these games in the last 7 days.'),
    ).toBeTruthy();
    expect(link('Apply again')).toBe('/m/activity/template?id=live-try');
  });

  it('in an event that was missed is over', async () => {
    await openPromotion('slots-event');
    press('Sign up');
    await statusShown('Signed up');
    await later(8 * DAY_MS, 'slots-event');
    await waitFor(() => expect(screen.queryByText('Signed up')).toBeNull());
  });
});

describe('a promotion', () => {
  it('that is opened is marked as read, for members alone', async () => {
    await openPromotion('points', { user: 'player01' });
    await waitFor(() => expect(calls(MARK)).toHaveLength(1));
    await openPromotion('points', {});
    expect(calls(MARK)).toEqual([]);
  });

  it('has its title without the number before it, and the picture of sequence 2', async () => {
    await open('/m/elsewhere');
    const { id } = sandbox.control.content({
      brand: 'aurora',
      kind: 'promotion',
      title: '[7] Meet us',
      announcementImages: [
        { sequence: 1, url: '/cdn/promo/gift' },
        { sequence: 2, url: '/cdn/promo/ocean' },
      ],
    });
    await openPromotion(id, { reload: true });
    expect(screen.getByRole('heading', { name: 'Meet us' })).toBeTruthy();
    const picture = screen.getByRole('article').querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/cdn/promo/ocean.webp');
  });

  it('that is gone says so, and leads to all of them', async () => {
    await open('/m/activityDetail?id=none');
    expect(await screen.findByText('This promotion is no longer available')).toBeTruthy();
    await follow('All promotions');
    await waitFor(() => expect(address()).toBe('/m/activity'));
  });

  it('that fails to load can be retried', async () => {
    await open('/m/activityDetail?id=points', { answers: { [ONE]: 503 } });
    await screen.findByRole('button', { name: 'Try again' });
    mend();
    await findAndPress('Try again');
    expect(await screen.findByRole('heading', { name: 'Points for bets' })).toBeTruthy();
  });
});

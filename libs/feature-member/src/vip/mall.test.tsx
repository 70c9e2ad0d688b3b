import { readStored } from '@lobby/core';
import { hold, screensOf } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { memberRoutes } from '../routes';

const tools = screensOf(memberRoutes);
const { open, press, type, follow, chooseTab, calls, fail, mend, alertText, address, fieldError } =
  tools;
const { field, goTo, settled } = tools;

/** Enough points for every reward. */
const PLAYER: Parameters<typeof open>[1] = {
  user: 'player01',
  prepare: ({ control }) => void control.knobs.points({ user: 'player01', points: 20_000 }),
};
const REDEEM = '/wps/relay/PTSYS_redeemReward';
const BY_KEY = '/wps/transaction/key';
const POINT_HISTORY = '/wps/relay/PTSYS_getPointHistory';
const POINTS = '/wps/relay/PTSYS_getPointSummary';

const MALL = '/m/mall/mallHome';

const orders = () =>
  tools.sandbox.control
    .ledger({ user: 'player01', brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'POINTS_CASH');

const openReward = async (id: string, options: Parameters<typeof open>[1] = PLAYER) => {
  await open(`${MALL}?reward=${id}`, options);
  return screen.findByRole('button', { name: /^Redeem/ });
};

const redeemed = () => screen.findByRole('heading', { name: 'Redeemed' });

describe('the points mall', () => {
  it('shows points, their rule, and every reward with its cost', async () => {
    await open(MALL, PLAYER);
    const list = within(await screen.findByRole('list', { name: 'Rewards' }));
    expect(list.getAllByRole('link')).toHaveLength(9);
    expect(list.getByRole('link', { name: /^Stoneware tea set.*Sold out/ })).toBeTruthy();
    expect(await screen.findByText(/earns 1 point\.$/)).toBeTruthy();
  });

  test.each([
    ['Cash', 3],
    ['Items', 4],
    ['Tickets', 2],
    ['All', 9],
  ])('shows of the kind %s %d, and keeps it in the address', async (kind, count) => {
    await open(MALL, PLAYER);
    await screen.findByRole('list', { name: 'Rewards' });
    press(kind);
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Rewards' })).getAllByRole('link'),
      ).toHaveLength(count),
    );
    expect(address().includes('type=')).toBe(kind !== 'All');
  });

  it('announces what another kind and the history show, not the first list', async () => {
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await open(MALL, { user: 'fresh01' });
    await screen.findByRole('list', { name: 'Rewards' });
    expect(spoken().join('')).toBe('');
    press('Cash');
    await waitFor(() => expect(spoken()).toContain('Mall rewards: 3'));
    await chooseTab('Point history');
    await waitFor(() => expect(spoken()).toContain('No points yet'));
    await chooseTab('Rewards');
    await waitFor(() => expect(spoken()).toContain('Mall rewards: 3'));
  });

  it('pays cash once by a double tap, and shows the order', async () => {
    await openReward('cash-1');
    press(/^Redeem/);
    press(/^Redeem/);
    await redeemed();
    expect(screen.getByText('Issued')).toBeTruthy();
    expect(calls(REDEEM)).toHaveLength(1);
    expect(orders()).toHaveLength(1);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  test.each(['cash-1', 'cash-5', 'cash-20'])('pays for %s what its title says', async (id) => {
    await openReward(id);
    const title = screen.getByRole('heading', { name: /in cash$/ }).textContent;
    press(/^Redeem/);
    await redeemed();
    expect(screen.getByText(/in cash$/).textContent).toBe(title);
    expect(orders().map(({ amount }) => amount)).toEqual([title.replaceAll(/\D/g, '')]);
  });

  it('sends an item to an address, which is required and stays where it was refused', async () => {
    await openReward('mug');
    press(/^Redeem/);
    await waitFor(() => expect(fieldError('Deliver to')).toBeTruthy());
    expect(calls(REDEEM)).toHaveLength(0);
    fail(REDEEM, { refusal: 'field.invalid', details: { fields: { address: 'Unknown place' } } });
    type('Deliver to', '台南市中山路8號');
    press(/^Redeem/);
    await waitFor(() => expect(fieldError('Deliver to')).toContain('Unknown place'));
    expect(field('Deliver to').value).toBe('台南市中山路8號');
    mend();
    press(/^Redeem/);
    await redeemed();
    expect(screen.getByText('Being prepared')).toBeTruthy();
  });

  it('gives a ticket with its code, and keeps it in the history', async () => {
    await openReward('draw');
    press(/^Redeem/);
    await redeemed();
    const code = screen.getByText(/^[0-9A-F]{10}$/).textContent;
    expect(screen.getByRole('button', { name: 'Copy Ticket code' })).toBeTruthy();
    await follow('See point history');
    const history = within(await screen.findByRole('list', { name: 'Point history' }));
    expect(history.getByText(code)).toBeTruthy();
    expect(history.getByText('−150')).toBeTruthy();
  });

  it('whose response is lost is queried, never resent (decision 21)', async () => {
    await openReward('draw');
    fail(REDEEM, { kind: 'drop-response' });
    press(/^Redeem/);
    await redeemed();
    expect(screen.getByText(/^[0-9A-F]{10}$/)).toBeTruthy();
    expect(calls(REDEEM)).toHaveLength(1);
  });

  it('that stays in doubt is found after a reload, though it cannot be redeemed again', async () => {
    await openReward('mug');
    type('Deliver to', 'Tran Mai, 12 Le Loi, Hue');
    fail(REDEEM, { kind: 'drop-response' });
    fail(BY_KEY, 'offline');
    press(/^Redeem/);
    await screen.findByRole('button', { name: 'Check the result' });
    mend();
    await open(`${MALL}?reward=mug`, { reload: true });
    await redeemed();
    expect(calls(REDEEM)).toHaveLength(1);
  });

  test.each([
    ['tea-set', 'player01', 'This reward is sold out. Choose another one.'],
    ['cash-20', 'fresh01', /points short of this reward\.$/],
  ])('says why %s cannot be redeemed by %s', async (id, user, text) => {
    await open(`${MALL}?reward=${id}`, { user });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  });

  it('says when a reward was redeemed as often as a day permits', async () => {
    await openReward('cash-20');
    press(/^Redeem/);
    await redeemed();
    await open(`${MALL}?reward=cash-20`, { reload: true });
    expect(await screen.findByText(/^You’ve redeemed this as often/)).toBeTruthy();
  });

  test.each([
    ['reward.sold.out', /sold out/],
    ['points.insufficient', /enough points/],
    ['reward.not.claimable', /can’t be claimed/],
  ] as const)('says what the platform refuses: %s', async (refusal, text) => {
    await openReward('draw');
    fail(REDEEM, { refusal });
    press(/^Redeem/);
    expect(await alertText()).toMatch(text);
    expect(readStored('moneyIntents')).toEqual([]);
  });

  test.each(['reward', 'order'])('says that it does not know a %s', async (what) => {
    await open(`${MALL}?${what}=__proto__`, PLAYER);
    expect(
      await screen.findByRole('heading', { name: /isn’t available|couldn’t find/ }),
    ).toBeTruthy();
  });

  it('does not call a redeemed order unknown where the history does not load', async () => {
    await open(`${MALL}?view=history`, PLAYER);
    await screen.findByRole('list', { name: 'Point history' });
    await goTo(`${MALL}?reward=cash-1`);
    await screen.findByRole('button', { name: /^Redeem/ });
    fail(POINT_HISTORY, 500);
    press(/^Redeem/);
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: /couldn’t find/ })).toBeNull();
    mend();
    press('Try again');
    await redeemed();
  });

  it('keeps an address that is being typed while points that failed are fetched again', async () => {
    await openReward('mug', { ...PLAYER, answers: { [POINTS]: 500 } });
    await settled();
    const typed = field('Deliver to');
    typed.focus();
    mend();
    const release = hold(POINTS);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(typed);
    release();
    await settled();
    expect(document.activeElement).toBe(typed);
  });

  it('has a history of points, page by page', async () => {
    const gifts = Array.from({ length: 12 });
    await open(MALL, {
      ...PLAYER,
      prepare: ({ control }) =>
        gifts.forEach(() => void control.knobs.points({ user: 'player01', points: 1 })),
    });
    await chooseTab('Point history');
    const list = await screen.findByRole('list', { name: 'Point history' });
    const before = within(list).getAllByRole('listitem').length;
    expect(before).toBe(20);
    press('Show more');
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(before),
    );
  });

  it('without points says so', async () => {
    await open(`${MALL}?view=history`, { user: 'empty01' });
    expect(await screen.findByRole('heading', { name: 'No points yet' })).toBeTruthy();
  });
});

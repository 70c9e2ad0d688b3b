import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memberRoutes } from './routes';

const { open, address, choose, chooseTab, findAndPress, type, settled } = screensOf(memberRoutes);

const search = (text: string) => async () => {
  await settled();
  type('Search promotions', text);
};

const method = async (name: string) => {
  await screen.findByRole('radio', { name });
  choose(name);
};

describe('what the address says besides, such as ft=0 (D2 §2), stays with', () => {
  test.each<[string, string, () => Promise<unknown>, string]>([
    [
      'a status of rewards',
      '/m/rewardCenter',
      () => findAndPress('Ready to claim'),
      'status=claim',
    ],
    ['the leader board', '/m/leaderBoard', () => chooseTab('Leader board'), 'view=board'],
    ['the history of points', '/m/mall/mallHome', () => chooseTab('Point history'), 'view=history'],
    ['a kind of reward', '/m/mall/mallHome', () => findAndPress('Cash'), 'type=CASH'],
    ['a deposit method', '/m/voucherCenter', () => method('Lúa Pay'), 'method='],
    ['the privacy policy', '/m/useragreement', () => chooseTab('Privacy policy'), 'tab=privacy'],
    ['a period of money', '/m/money', () => chooseTab('Today'), 'period=today'],
    ['a span of the activity', '/m/saferPlay/activity', () => chooseTab('Week'), 'span=WEEK'],
    ['a period of limits', '/m/saferPlay/limit', () => chooseTab('Week'), 'period=WEEK'],
    ['a category of promotions', '/m/activity', () => chooseTab('Slots'), 'category=rng_promo'],
    ['a search for promotions', '/m/activity', search('welcome'), 'q=welcome'],
  ])('%s', async (_, path, act, expected) => {
    await open(`${path}?ft=0&promo=7`, { user: 'player01' });
    await act();
    await waitFor(() => expect(address()).toContain(expected));
    expect(address()).toContain('ft=0&promo=7');
  });

  test('all promotions again, after a search for nothing', async () => {
    await open('/m/activity?ft=0&q=zzzz&category=rng_promo', { user: 'player01' });
    await findAndPress('All promotions');
    await waitFor(() => expect(address()).toBe('/m/activity?ft=0'));
  });
});

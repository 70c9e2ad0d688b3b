import { screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberRoutes } from '../routes';

const { open, press, chooseTab } = screensOf(memberRoutes);

const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('rewards of another status are announced, not those shown first', async () => {
  await open('/m/rewardCenter', { user: 'fresh01' });
  await screen.findByRole('list', { name: 'Rewards centre' });
  expect(spoken().join('')).toBe('');
  press('Open to join');
  await waitFor(() => expect(spoken().join('')).toMatch(/^Rewards: \d+$/));
  press('Closed');
  await waitFor(() => expect(spoken()).toContain('No rewards here'));
});

it('a reward is headed right below the page, also where nothing is to be claimed', async () => {
  await open('/m/rewardCenter?status=join', { user: 'fresh01' });
  const cards = within(await screen.findByRole('list', { name: 'Rewards centre' }));
  expect(cards.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

it('missions are a list for each period, and are announced after the leader board', async () => {
  await open('/m/leaderBoard', { user: 'player01' });
  const today = within(await screen.findByRole('list', { name: 'Today' }));
  expect(today.getAllByRole('listitem')).toHaveLength(today.getAllByRole('heading').length);
  expect(spoken().join('')).toBe('');
  await chooseTab('Leader board');
  await waitFor(() => expect(spoken().join('')).toMatch(/^Players: \d+$/));
  expect(screen.getByRole('table', { name: 'Leader board' })).toBeTruthy();
  await chooseTab('Missions');
  await waitFor(() => expect(spoken().join('')).toMatch(/^Missions: \d+$/));
});

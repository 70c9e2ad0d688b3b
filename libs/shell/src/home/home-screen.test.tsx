import { accountLabels } from '@lobby/feature-account';
import { gamesLabels } from '@lobby/feature-games';
import { renderScreen } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { shellLabels } from '../labels';
import { screenRoutes } from '../routes';

const LABELS = [shellLabels, accountLabels, gamesLabels];

const home = (user?: string, broken?: string) =>
  renderScreen(screenRoutes, LABELS, {
    at: '/m/home',
    ...(user ? { user } : {}),
    prepare: ({ control }) => {
      const body = { success: true, value: 'none' };
      if (broken) control.faults([{ path: broken, kind: 'replace', body, rate: 1 }]);
    },
  });

const WALLET = '/wps/wallets/gcs';
const BOARD = '/wps/relay/MCSFE_getListAnnouncements';

describe('Home', () => {
  test('shows a guest the way in, the categories and the most played games', async () => {
    await home();
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/m/slot-games');
    expect(await screen.findAllByRole('button', { name: /^Favourite: / })).not.toHaveLength(0);
    expect(screen.queryByRole('group', { name: 'Balance' })).toBeNull();
  });

  test('shows a member name and balance in the brand’s currency', async () => {
    await home('player01');
    const balance = await screen.findByRole('group', { name: 'Balance' });
    expect(await within(balance).findByText(/12\.480\.500\s₫/)).toBeTruthy();
    expect(within(balance).getByText('player01')).toBeTruthy();
    expect(within(balance).getByRole('link', { name: 'Deposit' })).toBeTruthy();
    expect(within(balance).getByRole('link', { name: 'Withdraw' })).toBeTruthy();
  });

  test('says that the balance did not load, and tries again', async () => {
    const { sandbox } = await home('player01', WALLET);
    expect((await screen.findByRole('alert')).textContent).toContain('The balance did not load');
    sandbox.control.faults([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/12\.480\.500\s₫/)).toBeTruthy();
  });

  test('shows the board of announcements', async () => {
    await home();
    expect(await screen.findByRole('region', { name: 'Offers' })).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Notices' })).toBeTruthy();
  });

  test('opens with the brand itself where nothing is offered', async () => {
    const { sandbox } = await renderScreen(screenRoutes, LABELS, {
      at: '/m/home',
      prepare: ({ control }) => {
        const body = { success: true, value: {} };
        control.faults([{ path: BOARD, kind: 'replace', body, rate: 1 }]);
      },
    });
    expect(await screen.findByText('Calm as the night sky')).toBeTruthy();
    expect(await screen.findByText('No announcements at the moment')).toBeTruthy();
    sandbox.control.faults([]);
  });

  test('says that the board did not load, and tries again', async () => {
    const { sandbox } = await home(undefined, BOARD);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    sandbox.control.faults([]);
    fireEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Offers' })).toBeTruthy();
  });

  test('hides the note about events for good', async () => {
    await home();
    fireEvent.click(await screen.findByRole('button', { name: 'Hide this note' }));
    await waitFor(() => expect(screen.queryByText('See what is on in Events')).toBeNull());
  });

  test('shows the payout shortcut to members with its label alone', async () => {
    await home('vip01');
    const link = await screen.findByRole('link', { name: 'Payout verification' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.searchParams.get('userId')).toBe('vip01');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('shows no payout shortcut to others', async () => {
    const { sandbox } = await home('player01');
    await waitFor(() =>
      expect(sandbox.control.calls().some(({ path }) => path === '/wps/member/info')).toBe(true),
    );
    expect(screen.queryByRole('link', { name: 'Payout verification' })).toBeNull();
  });

  test('marks unread messages of a player', async () => {
    await home('player01');
    expect(await screen.findByRole('link', { name: /Messages.*unread/ })).toBeTruthy();
  });
});

import { accountLabels } from '@lobby/feature-account';
import { gamesLabels } from '@lobby/feature-games';
import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shellLabels } from '../labels';
import { screenRoutes } from '../routes';

const LABELS = [shellLabels, accountLabels, gamesLabels];

const home = (user?: string, broken?: string, value: unknown = 'none') =>
  renderScreen(screenRoutes, LABELS, {
    at: '/m/home',
    ...(user ? { user } : {}),
    prepare: (sandbox) => {
      vi.spyOn(sandbox, 'fetch');
      const body = { success: true, value };
      if (broken) sandbox.control.faults([{ path: broken, kind: 'replace', body, rate: 1 }]);
    },
  });

/** The platform has been asked, and the page has had time to show the answer. */
async function answered({ sandbox }: RenderedScreen, path: string) {
  await waitFor(() => {
    const { calls } = vi.mocked(sandbox.fetch).mock;
    expect(calls.some(([request]) => request.url.endsWith(path))).toBe(true);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

const TIP = 'See what is on in Events';
const target = (link: HTMLElement) => link.getAttribute('href');

const WALLET = '/wps/wallets/gcs';
const CONTACTS = '/wps/system/domainRoute';
const UNREAD = '/wps/relay/CSP_unreadCount';
const BOARD = '/wps/relay/MCSFE_getListAnnouncements';

describe('Home', () => {
  test('shows a guest the way in, the categories and the most played games', async () => {
    await home();
    expect(target(await screen.findByRole('link', { name: 'Log in' }))).toBe('/m/login');
    expect(target(screen.getByRole('link', { name: 'Slots' }))).toBe('/m/slot-games');
    expect(await screen.findAllByRole('button', { name: /^Favourite: / })).not.toHaveLength(0);
    expect(screen.queryByRole('group', { name: 'Balance' })).toBeNull();
  });

  test('shows a member name and balance in the brand’s currency', async () => {
    await home('player01');
    const balance = await screen.findByRole('group', { name: 'Balance' });
    expect(await within(balance).findByText(/12\.480\.500\s₫/)).toBeTruthy();
    expect(within(balance).getByText('player01')).toBeTruthy();
    const links = within(balance).getAllByRole('link');
    expect(links.map((link) => [link.textContent, target(link)])).toEqual([
      ['Withdraw', '/m/withdraw'],
      ['Deposit', '/m/voucherCenter'],
    ]);
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

  test('points to the events, until the note is hidden for good (D1 §2)', async () => {
    const first = await home();
    expect(target(await screen.findByRole('link', { name: TIP }))).toBe('/m/activity');
    fireEvent.click(screen.getByRole('button', { name: 'Hide this note' }));
    await waitFor(() => expect(screen.queryByText(TIP)).toBeNull());
    first.unmount();
    await home();
    await screen.findByRole('link', { name: 'Log in' });
    expect(screen.queryByText(TIP)).toBeNull();
  });

  test('begins with the logo, not with a back arrow, and offers the languages (D1 §2)', async () => {
    await home();
    const header = within(await screen.findByRole('banner'));
    expect(header.getByText('Aurora').querySelector('svg')).toBeTruthy();
    expect(header.queryByRole('button', { name: 'Back' })).toBeNull();
    fireEvent.click(header.getByRole('button', { name: 'Language' }));
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeTruthy();
  });

  test('has customer service at hand (D1 §2)', async () => {
    await home();
    const service = await screen.findByRole('link', { name: 'Customer service' });
    expect(target(service)).toBe('/m/service');
  });

  test('has live chat where there is an entry of it', async () => {
    await home();
    expect(target(await screen.findByRole('link', { name: 'Live chat' }))).toBe('/m/service');
  });

  test('has no live chat without an entry of it', async () => {
    const customerService = [{ csType: 'ZALO', title: 'Zalo', path: 'https://chat.example/' }];
    await answered(await home(undefined, CONTACTS, { customerService }), CONTACTS);
    expect(screen.queryByRole('link', { name: 'Live chat' })).toBeNull();
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
    const link = await screen.findByRole('link', { name: /Messages.*unread/ });
    expect(link.querySelector('span')).toBeTruthy();
  });

  test('marks none where all are read (D1 §2)', async () => {
    await answered(await home('player01', UNREAD, { unReadCount: 0 }), UNREAD);
    expect(screen.getByRole('link', { name: 'Messages' }).querySelector('span')).toBeNull();
  });

  test('asks for no unread messages of a guest (D1 §2)', async () => {
    const { sandbox } = await home();
    await screen.findByRole('region', { name: 'Offers' });
    expect(screen.getByRole('link', { name: 'Messages' }).querySelector('span')).toBeNull();
    expect(sandbox.control.calls().some(({ path }) => path === UNREAD)).toBe(false);
  });
});

describe('the balance', () => {
  afterEach(() => void vi.useRealTimers());

  test('is looked at again every 60 s (D1 §2, §9)', async () => {
    // Only the clock of repeated questions: everything else goes on by itself.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { sandbox } = await home('player01');
    await screen.findByText(/12\.480\.500\s₫/);
    const body = { success: true, value: { sumBalance: '77', currencySymbol: '₫' } };
    sandbox.control.faults([{ path: WALLET, kind: 'replace', body, rate: 1 }]);
    await act(() => vi.advanceTimersByTimeAsync(59_999));
    expect(screen.queryByText(/^77\s₫/)).toBeNull();
    // Phones opened together do not ask together: up to a tenth later.
    await act(() => vi.advanceTimersByTimeAsync(6_002));
    expect(await screen.findByText(/^77\s₫/)).toBeTruthy();
  });
});

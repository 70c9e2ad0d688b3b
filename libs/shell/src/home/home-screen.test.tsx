import { api } from '@lobby/api-client';
import { createQueryClient } from '@lobby/feature-kit';
import { changeLanguage } from '@lobby/i18n';
import { sessionAtom, sessionStore } from '@lobby/session';
import { hold, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { screenRoutes } from '../routes';
import { allInView } from './all-in-view.setup';

const { open, press, alertText, calls, settled, fail, mend, sandbox } = screensOf(screenRoutes);

const spied = () => vi.spyOn(sandbox, 'fetch');

const home = (user?: string, broken?: string, value: unknown = 'none') =>
  open('/m/home', {
    user,
    answers: broken ? { [broken]: { value } } : {},
    prepare: spied,
  });

/** Waits until a call was sent and its response is rendered. */
async function waitForCall(path: string) {
  await waitFor(() => {
    const { calls } = vi.mocked(sandbox.fetch).mock;
    expect(calls.some(([request]) => request.url.endsWith(path))).toBe(true);
  });
  await settled();
}

const TIP = 'See what’s on in Events';
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

const WALLET = '/wps/wallets/gcs';
const CONTACTS = '/wps/system/domainRoute';
const UNREAD = '/wps/relay/CSP_unreadCount';
const BOARD = '/wps/relay/MCSFE_getListAnnouncements';

describe('Home', () => {
  test('shows a guest the way in, the categories and the most played games', async () => {
    await home();
    expect(hrefOf(await screen.findByRole('link', { name: 'Log in' }))).toBe('/m/login');
    expect(hrefOf(screen.getByRole('link', { name: 'Slots' }))).toBe('/m/slot-games');
    expect(await screen.findAllByRole('button', { name: /^Favourite: / })).not.toHaveLength(0);
    expect(screen.queryByRole('group', { name: 'Balance' })).toBeNull();
  });

  test('shows a member name and balance in the brand’s currency', async () => {
    await home('player01');
    const balance = await screen.findByRole('group', { name: 'Balance' });
    expect(await within(balance).findByText(/12\.480\.500\s₫/)).toBeTruthy();
    expect(within(balance).getByText('player01')).toBeTruthy();
    const links = within(balance).getAllByRole('link');
    expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
      ['player01', '/m/set'],
      ['12.480.500\u00a0₫', '/m/money'],
      ['Withdraw', '/m/withdraw'],
      ['Deposit', '/m/voucherCenter'],
    ]);
  });

  test('says that the balance did not load, and tries again', async () => {
    await home('player01', WALLET);
    expect(await alertText()).toContain('Couldn’t load your balance');
    mend();
    press('Try again');
    expect(await screen.findByText(/12\.480\.500\s₫/)).toBeTruthy();
  });

  test.each([
    ['EN', /^Messages, \d+ unread$/, 'Offered under the rules of Demoland.'],
    ['CN', /^消息，\d+ 条未读$/, '依据演示国的规定提供服务。'],
  ] as const)('joins names and names the place as %s does', async (language, name, place) => {
    await home('player01');
    await act(() => changeLanguage(language));
    expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(screen.getByText(place)).toBeTruthy();
  });

  test('shows the board of announcements', async () => {
    await home();
    expect(await screen.findByRole('region', { name: 'Promotions' })).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Announcements' })).toBeTruthy();
  });

  test('opens with the brand itself where nothing is offered', async () => {
    await open('/m/home', { answers: { [BOARD]: { value: {} } } });
    expect(await screen.findByText('Calm as the night sky')).toBeTruthy();
    expect(await screen.findByText('No announcements at the moment')).toBeTruthy();
    mend();
  });

  test('says that the board did not load, claims nothing of announcements, and tries again', async () => {
    await home(undefined, BOARD);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('group', { name: 'Notices' })).toBeNull();
    mend();
    fireEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Promotions' })).toBeTruthy();
  });

  test('shows the brand’s picture for a banner without one', async () => {
    const banners = [{ id: '1', title: 'News', url: '', group: 'm_home' }];
    await open('/m/home', { answers: { [BOARD]: { value: { banners } } } });
    const slides = await screen.findByRole('region', { name: 'Promotions' });
    const sources = [...slides.querySelectorAll('source, img')].map(
      (picture) => picture.getAttribute('srcset') ?? picture.getAttribute('src'),
    );
    expect(sources).toContain('/cdn/backdrop/aurora.avif');
    mend();
  });

  test('keeps its banners when asking for them anew fails', async () => {
    const queries = createQueryClient();
    await open('/m/home', { queries });
    await screen.findByRole('region', { name: 'Promotions' });
    fail(BOARD, { value: 'none' });
    await act(() => queries.invalidateQueries({ queryKey: ['announcements'] }));
    await settled();
    expect(queries.getQueryState(['announcements', 'home', 'EN'])?.status).toBe('error');
    expect(screen.getByRole('region', { name: 'Promotions' })).toBeTruthy();
    mend();
  });

  test('points to the events, until the note is hidden for good (D1 §2)', async () => {
    const first = await home();
    expect(hrefOf(await screen.findByRole('link', { name: TIP }))).toBe('/m/activity');
    press('Dismiss this tip');
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
    fireEvent.click(header.getByRole('button', { name: 'Language, EN' }));
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeTruthy();
  });

  test('has customer service at hand (D1 §2)', async () => {
    await home();
    const service = await screen.findByRole('link', { name: 'Customer service' });
    expect(hrefOf(service)).toBe('/m/service');
  });

  test('has live chat where there is an entry of it', async () => {
    await home();
    expect(hrefOf(await screen.findByRole('link', { name: 'Live chat' }))).toBe('/m/service');
  });

  test('has no live chat without an entry of it', async () => {
    const customerService = [{ csType: 'ZALO', title: 'Zalo', path: 'https://chat.example/' }];
    await home(undefined, CONTACTS, { customerService });
    await waitForCall(CONTACTS);
    expect(screen.queryByRole('link', { name: 'Live chat' })).toBeNull();
  });

  test('shows the payout shortcut to members with its label alone', async () => {
    await home('vip01');
    const link = await screen.findByRole('link', { name: 'Withdrawal verification' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.searchParams.get('userId')).toMatch(/^\d+$/);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('shows no payout shortcut to others', async () => {
    await home('player01');
    // Only the shortcut asks for member information.
    await waitForCall('/wps/member/info');
    expect(screen.queryByRole('link', { name: 'Withdrawal verification' })).toBeNull();
  });

  test('marks unread messages of a player', async () => {
    await home('player01');
    const link = await screen.findByRole('link', { name: /Messages.*unread/ });
    expect(link.querySelector('span')).toBeTruthy();
    // The count covers what opens.
    expect(link.getAttribute('href')).toBe('/m/webEmail');
  });

  test('marks none where all are read (D1 §2)', async () => {
    await home('player01', UNREAD, { unReadCount: 0 });
    await waitForCall(UNREAD);
    const link = screen.getByRole('link', { name: 'Messages' });
    expect(link.querySelector('span')).toBeNull();
    expect(link.getAttribute('href')).toBe('/m/message');
  });

  test('asks for no unread messages of a guest (D1 §2)', async () => {
    await home();
    await waitForCall(CONTACTS);
    expect(screen.getByRole('link', { name: 'Messages' }).querySelector('span')).toBeNull();
    expect(calls(UNREAD)).toHaveLength(0);
  });
});

test.each([40, 41, 42])(
  'asks for no unread messages of a virtual account: type %i (D1 §6)',
  async (type) => {
    await home();
    const { record } = sandbox.control.session({ user: 'virtual01', brand: 'aurora' });
    act(() => sessionStore.set(sessionAtom, { ...record, type }));
    // Requested when the page is idle, as the count is.
    await waitForCall(CONTACTS);
    expect(screen.getByRole('link', { name: 'Messages' }).querySelector('span')).toBeNull();
    expect(calls(UNREAD)).toHaveLength(0);
  },
);

describe('below the first view', () => {
  const titles = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('a guest finds each category in the platform’s order and names, and the providers', async () => {
    allInView();
    await home();
    await screen.findByRole('heading', { name: 'Providers' });
    const groups = await api.games.vendors();
    await waitFor(() =>
      expect(titles()).toEqual([
        'Most played',
        'Live now',
        'Upcoming matches',
        ...groups.map(({ name }) => name),
        'Providers',
      ]),
    );
    expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeTruthy();
    const [, live] = groups;
    const row = within(screen.getByRole('region', { name: live?.name ?? '' }));
    expect(hrefOf(row.getByRole('link', { name: 'See all' }))).toBe('/m/live-games');
    const tiles = () => row.getAllByRole('button', { name: /^Favourite: / });
    await waitFor(() => expect(tiles()).toHaveLength(12));
  });

  test('a member finds what was played last first, and the collection below', async () => {
    allInView();
    await home('player01');
    const row = async (name: string) => within(await screen.findByRole('region', { name }));
    const recent = await row('Continue playing');
    const { games } = await api.myGames.recent({ page: 1 });
    expect((await recent.findAllByRole('button', { name: /^Favourite: / }))[0]).toBe(
      recent.getByRole('button', { name: `Favourite: ${games[0]?.name}` }),
    );
    expect(hrefOf(recent.getByRole('link', { name: 'See all' }))).toBe(
      '/m/gameList?gameType=ALL&type=recent',
    );
    await row('My collection');
    await waitFor(() =>
      expect(titles().slice(0, 5)).toEqual([
        'Continue playing',
        'Most played',
        'Live now',
        'Upcoming matches',
        'My collection',
      ]),
    );
  });

  test('who has played nothing finds no row of it', async () => {
    allInView();
    await home('fresh01');
    await screen.findByRole('link', { name: 'Tidepool' });
    await settled();
    expect(titles().slice(0, 2)).not.toContain('Continue playing');
  });

  test('nothing is asked for before the page is scrolled, where it is out of view', async () => {
    const { prototype } = HTMLElement;
    vi.spyOn(prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 390, 844));
    vi.stubGlobal('innerHeight', 844);
    await home();
    await waitForCall(CONTACTS);
    expect(calls('GCSGAME_gameList')).toEqual([]);
    await waitFor(() => {
      fireEvent.scroll(window);
      expect(screen.getByRole('heading', { name: 'Providers' })).toBeTruthy();
    });
  });
});

test('asks for no unread messages before the flags are known (D1 §6)', async () => {
  const FLAGS = '/wps/system/whitelabel';
  await open('/m/home', { user: 'player01', flags: { inbox: false }, prepare: spied });
  await waitForCall(FLAGS);
  expect(calls(UNREAD)).toEqual([]);
});

/** Fakes polling intervals only. */
const fakeIntervals = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('money without its currency', () => {
  const SETTINGS = '/wps/system/settings/consolidated';
  const group = () => screen.findByRole('group', { name: 'Balance' });

  test('is not shown while the settings load', async () => {
    const release = hold(SETTINGS);
    await open('/m/home', { user: 'player01', prepare: spied });
    await waitFor(() => expect(calls(WALLET)).not.toHaveLength(0));
    expect((await group()).textContent).toBe('player01WithdrawDeposit');
    release();
    expect(await screen.findByText(/12\.480\.500\s₫/)).toBeTruthy();
  });

  test('has the symbol of the wallet where they do not load', async () => {
    await home('player01', SETTINGS);
    expect(await screen.findByText('₫12,480,500.00')).toBeTruthy();
  });
});

describe('an unknown balance', () => {
  const group = () => screen.findByRole('group', { name: 'Balance' });

  test('has no figures while it is loading', async () => {
    hold(WALLET);
    await open('/m/home', { user: 'player01' });
    expect((await group()).textContent).toBe('player01WithdrawDeposit');
  });

  test('is a dash after a failure', async () => {
    await home('player01', WALLET);
    await alertText();
    expect((await group()).textContent).toBe('player01–WithdrawDeposit');
  });
});

describe('the balance', () => {
  test('is hidden by the eye, and stays so', async () => {
    await home('player01');
    await screen.findByText(/12\.480\.500\s₫/);
    press('Hide amounts');
    expect(screen.queryByText(/12\.480\.500/)).toBeNull();
    expect(hrefOf(screen.getByRole('link', { name: '••••••, Money overview' }))).toBe('/m/money');
    expect(localStorage.getItem('SHELL_amountsHidden')).toBe('true');
    press('Show amounts');
    expect(await screen.findByText(/12\.480\.500\s₫/)).toBeTruthy();
  });

  test('says when it was loaded once it is 90 s old, and loads anew', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    vi.setSystemTime(new Date(2026, 10, 20, 14, 5));
    await home('player01');
    await screen.findByText(/12\.480\.500\s₫/);
    await act(() => vi.advanceTimersByTimeAsync(85_000));
    expect(screen.queryByText(/^Updated/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(screen.getByText('Updated 14:05')).toBeTruthy();
    press('Refresh');
    await waitFor(() => expect(screen.queryByText(/^Updated/)).toBeNull());
  });

  test('is refreshed every 60 s (D1 §2, §9)', async () => {
    fakeIntervals();
    await home('player01');
    await screen.findByText(/12\.480\.500\s₫/);
    await settled();
    fail(WALLET, { value: { sumBalance: '77', currencySymbol: '₫' } });
    await pass(59_999);
    expect(screen.queryByText(/^77\s₫/)).toBeNull();
    // Jitter: up to a tenth later.
    await pass(6_002);
    expect(await screen.findByText(/^77\s₫/)).toBeTruthy();
  });

  test.each([
    [0, 60_000],
    [0.5, 63_000],
    [1, 66_000],
  ])('is refreshed at random after 60 to 66 s: %d is %i ms (D1 §9)', async (random, interval) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const intervals = vi.spyOn(globalThis, 'setInterval');
    await home('player01');
    await screen.findByText(/12\.480\.500\s₫/);
    expect(intervals.mock.calls.map(([, ms]) => Math.round(ms ?? 0))).toContain(interval);
  });

  test('is not refreshed while the page is hidden', async () => {
    fakeIntervals();
    await home('player01');
    await screen.findByText(/12\.480\.500\s₫/);
    await settled();
    const first = calls(WALLET).length;
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(5 * 66_000);
    expect(calls(WALLET)).toHaveLength(first);
    shown.mockRestore();
    await pass(66_000);
    await waitFor(() => expect(calls(WALLET).length).toBeGreaterThan(first));
    await settled();
    expect(calls(WALLET)).toHaveLength(first + 1);
  });
});

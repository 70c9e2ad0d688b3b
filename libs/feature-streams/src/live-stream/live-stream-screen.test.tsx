import { readStored, writeStored } from '@lobby/core';
import { hold } from '@lobby/testing';
import { toast } from '@lobby/ui-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  address,
  alertText,
  calls,
  chooseTab,
  fail,
  findAndPress,
  hearts,
  hostsNow,
  mend,
  open,
  PATH,
  press,
  sandbox,
  settled,
  type,
  wireHost,
} from '../screen.setup';

const AT = '/m/liveStream';
const SEARCH = 'Search for model here';

/** Addresses of the calls for hosts that are on air, in order: their searches. */
const searches = () =>
  fetched.mock.calls
    .map(([{ url }]) => new URL(url))
    .filter(
      ({ pathname, searchParams }) => pathname === PATH.hosts && searchParams.has('streaming'),
    )
    .map(({ searchParams }) => searchParams.get('name'));

let fetched = vi.spyOn(sandbox, 'fetch');
beforeEach(() => {
  fetched = vi.spyOn(sandbox, 'fetch');
});

const grid = () => screen.findByRole('tabpanel');
const names = async () =>
  (await hearts()).map((heart) => heart.getAttribute('aria-label')?.replace('Subscribe: ', ''));

describe('the live streams', () => {
  test('show everybody on air, and the platform’s two lists', async () => {
    await open(AT);
    await hearts();
    expect(await within(await grid()).findByRole('heading', { name: 'Hot' })).toBeTruthy();
    expect(await within(await grid()).findByRole('heading', { name: 'Recommended' })).toBeTruthy();
    await settled();
    const shown = await names();
    for (const { name } of await hostsNow('active=1&streaming=1')) expect(shown).toContain(name);
  });

  test('have the banners of their group and a notice, by one call', async () => {
    await open(AT);
    expect(await screen.findByRole('region', { name: 'Promotions' })).toBeTruthy();
    const notice = await screen.findByRole('group', { name: 'Announcements' });
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/m/notice');
    const boards = fetched.mock.calls
      .map(([{ url }]) => new URL(url))
      .filter(({ pathname }) => pathname === PATH.board);
    expect(boards.map(({ searchParams }) => searchParams.get('groupName'))).toEqual(['m_stream']);
  });

  test('say of a host what is known: state, room, game, viewers or next start', async () => {
    const next = new Date(2026, 10, 20, 20, 5).getTime();
    const value = [
      wireHost('1', { roomType: 'private', price: '50000' }),
      { ...wireHost('2', { streaming: false }), nextStreamAt: next },
    ];
    await open(AT, { answers: { [PATH.hosts]: { value } } });
    const [one] = await screen.findAllByRole('button', { name: 'Host 1' });
    const [two] = screen.getAllByRole('button', { name: 'Host 2' });
    const said = (card: HTMLElement | undefined) =>
      (card?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(said(one)).toBe('On air Pay per view Roulette1,284');
    expect(said(two)).toBe('Off air  Roulette20:05');
    expect(within(one ?? document.body).getByRole('img', { name: 'Viewers' })).toBeTruthy();
    expect(within(two ?? document.body).getByRole('img', { name: 'Next stream' })).toBeTruthy();
  });

  test('show a repeated host once', async () => {
    const value = [wireHost('1'), wireHost('1'), wireHost('2')];
    await open(AT, { answers: { [PATH.hosts]: { value } } });
    await hearts();
    const lists = within(await grid());
    expect(lists.getAllByRole('button', { name: 'Host 1' })).toHaveLength(
      lists.getAllByRole('button', { name: 'Host 2' }).length,
    );
  });
});

describe('a tap on a host', () => {
  test('leads a member to the room', async () => {
    await open(AT, { user: 'player01', answers: { [PATH.hosts]: { value: [wireHost('h99')] } } });
    const [card] = await screen.findAllByRole('button', { name: 'Host h99' });
    fireEvent.click(card ?? document.body);
    await waitFor(() => expect(address()).toBe('/m/liveStream/room?host=h99'));
  });

  test('leads a guest to the login, which returns to the room', async () => {
    await open(AT, { answers: { [PATH.hosts]: { value: [wireHost('h99')] } } });
    const [card] = await screen.findAllByRole('button', { name: 'Host h99' });
    fireEvent.click(card ?? document.body);
    await waitFor(() =>
      expect(address()).toBe('/m/login?returnTo=%2Fm%2FliveStream%2Froom%3Fhost%3Dh99'),
    );
  });

  test('who is not live says so for two seconds and leads nowhere (D2 §8)', async () => {
    const value = [wireHost('1', { streaming: false })];
    await open(AT, { toaster: true, answers: { [PATH.hosts]: { value } } });
    const [card] = await screen.findAllByRole('button', { name: 'Host 1' });
    vi.useFakeTimers();
    fireEvent.click(card ?? document.body);
    expect(screen.getByText('The host is not live yet')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1_999));
    expect(screen.getByText('The host is not live yet')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('The host is not live yet')).toBeNull();
    expect(address()).toBe(AT);
  });
});

describe('the search for a host', () => {
  test('waits 500 ms after the last key, and asks once (D2 §9)', async () => {
    await open(AT);
    await hearts();
    await settled();
    vi.useFakeTimers();
    type(SEARCH, 'l');
    await act(() => vi.advanceTimersByTimeAsync(400));
    type(SEARCH, 'la');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(address()).toBe(AT);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(searches()).toEqual([null, 'la']));
    expect(address()).toBe(`${AT}?q=la`);
  });

  test('finds by part of a name, and says how many', async () => {
    const [{ name = '' } = {}] = await hostsNow('active=1&streaming=1');
    await open(AT);
    await names();
    type(SEARCH, name);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hot' })).toBeNull());
    await settled();
    const shown = await names();
    expect(shown).toContain(name);
    const found = `${shown.length} host${shown.length === 1 ? '' : 's'} found`;
    await waitFor(() => expect(screen.getByText(found)).toBeTruthy());
  });

  test('that finds nobody offers to clear it', async () => {
    await open(`${AT}?q=qqqq`);
    expect(await screen.findByText(/No host here is called “qqqq”/)).toBeTruthy();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
    fireEvent.click(clear ?? document.body);
    await waitFor(() => expect(address()).toBe(AT));
    expect(await hearts()).not.toHaveLength(0);
  });

  test('never shows the answer of an older text', async () => {
    await open(AT);
    await hearts();
    await settled();
    const older = '/wps/relay/CBS_modelList';
    fail(older, { delayMs: 900 });
    type(SEARCH, 'qqqq');
    await waitFor(() => expect(searches()).toContain('qqqq'));
    mend();
    type(SEARCH, '');
    await waitFor(() => expect(address()).toBe(AT));
    await settled();
    expect(await hearts()).not.toHaveLength(0);
    expect(screen.queryByText(/No host here/)).toBeNull();
  });
});

describe('the tab Subscribed', () => {
  test('of a guest leads to the login and back', async () => {
    await open(AT);
    await chooseTab('Subscribed');
    const back = '/m/login?returnTo=%2Fm%2FliveStream%3Ftab%3Dsubscribed';
    await waitFor(() => expect(address()).toBe(back));
  });

  test('by its address leads a guest to the login', async () => {
    await open(`${AT}?tab=subscribed`);
    await waitFor(() => expect(address()).toContain('/m/login?returnTo='));
    expect(calls(PATH.subscribed)).toHaveLength(0);
  });

  test('shows whom one is subscribed to, on air or not', async () => {
    await open(`${AT}?tab=subscribed`, { user: 'player01' });
    const followed = await hearts();
    expect(followed.every((heart) => heart.getAttribute('aria-pressed') === 'true')).toBe(true);
  });

  test('is asked for anew each time it is chosen (D2 §4)', async () => {
    await open(AT, { user: 'player01' });
    await hearts();
    await settled();
    const before = calls(PATH.subscribed).length;
    await chooseTab('Subscribed');
    await waitFor(() => expect(calls(PATH.subscribed).length).toBeGreaterThan(before));
    await settled();
    const [hosts, subscribed] = [calls(PATH.hosts).length, calls(PATH.subscribed).length];
    await chooseTab('All');
    await waitFor(() => expect(calls(PATH.hosts).length).toBeGreaterThan(hosts));
    await chooseTab('Subscribed');
    await waitFor(() => expect(calls(PATH.subscribed).length).toBeGreaterThan(subscribed));
  });

  test('of somebody new says what it is for and leads to all', async () => {
    await open(`${AT}?tab=subscribed`, { user: 'fresh01' });
    expect(await screen.findByText('You haven’t subscribed to a host yet')).toBeTruthy();
    press('See all streams');
    await waitFor(() => expect(address()).toBe(AT));
    expect(await hearts()).not.toHaveLength(0);
  });
});

describe('a subscription', () => {
  const heart = async (name: string) =>
    (await screen.findAllByRole('button', { name: `Subscribe: ${name}` }))[0] ?? document.body;
  const state = async (name: string) => (await heart(name)).getAttribute('aria-pressed');

  test('is made at once on every card of the host, and sent once', async () => {
    await open(AT, { user: 'fresh01' });
    const [name = ''] = await names();
    await settled();
    const release = hold(PATH.subscribe);
    fireEvent.click(await heart(name));
    await waitFor(async () => expect(await state(name)).toBe('true'));
    expect(calls(PATH.subscribe.slice(5), 'POST').length).toBeLessThanOrEqual(1);
    release();
    await settled();
    await waitFor(() => expect(calls('/wps/relay/CBS_focus', 'POST')).toHaveLength(1));
    expect(await state(name)).toBe('true');
  });

  test('whose answer is lost is asked for, and nothing is said', async () => {
    const told = vi.spyOn(toast, 'error');
    await open(AT, { user: 'fresh01' });
    const [name = ''] = await names();
    await settled();
    fail(PATH.subscribe, { kind: 'drop-response' });
    fireEvent.click(await heart(name));
    await waitFor(() => expect(calls('/wps/relay/CBS_focus', 'POST')).toHaveLength(1));
    await settled();
    expect(await state(name)).toBe('true');
    expect(told).not.toHaveBeenCalled();
  });

  test('that is refused is as it was, and says so', async () => {
    const told = vi.spyOn(toast, 'error');
    await open(AT, { user: 'fresh01' });
    const [name = ''] = await names();
    await settled();
    fail(PATH.subscribe, 500);
    // Fails as well: a refetch would correct the heart without the rollback under test.
    fail(PATH.subscribed, 500);
    fireEvent.click(await heart(name));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(told.mock.calls[0]?.[0]).toBe(`Couldn’t subscribe to ${name}.`);
    expect(await state(name)).toBe('false');
  });

  test('that ends leaves the tab at once', async () => {
    await open(`${AT}?tab=subscribed`, { user: 'player01' });
    const [name = ''] = await names();
    await settled();
    fireEvent.click(await heart(name));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Subscribe: ${name}` })).toBeNull(),
    );
    await waitFor(() => expect(calls('/wps/relay/CBS_focus', 'DELETE')).toHaveLength(1));
  });

  test('of a guest leads to the login', async () => {
    await open(AT);
    const [name = ''] = await names();
    fireEvent.click(await heart(name));
    await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2FliveStream'));
  });
});

describe('a list', () => {
  test.each([['offline'], [503], [{ value: 'x' }], [{ kind: 'truncate' }]] as const)(
    'that fails by %j says so and tries again',
    async (how) => {
      await open(AT, { answers: { [PATH.hosts]: how } });
      expect(await alertText()).toContain('Couldn’t load the streams');
      mend();
      await findAndPress('Try again');
      expect(await hearts()).not.toHaveLength(0);
    },
  );

  test('of nobody says that there is no stream', async () => {
    await open(AT, { answers: { [PATH.hosts]: { value: [] } } });
    expect(await screen.findByText('No stream right now')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse games' })).toBeTruthy();
  });

  test('refreshes by its button, and says when it could not', async () => {
    const told = vi.spyOn(toast, 'error');
    await open(AT);
    await hearts();
    await settled();
    const before = calls(PATH.hosts).length;
    press('Refresh');
    await waitFor(() => expect(calls(PATH.hosts).length).toBeGreaterThan(before));
    await settled();
    fail(PATH.hosts, 503);
    press('Refresh');
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(await hearts()).not.toHaveLength(0);
  });
});

describe('a list that loads', () => {
  test('says so for ten seconds at most while another is shown (D2 §9)', async () => {
    await open(AT, { toaster: true });
    await hearts();
    await settled();
    fail(PATH.hosts, { delayMs: 60_000 });
    vi.useFakeTimers();
    type(SEARCH, 'a');
    await act(() => vi.advanceTimersByTimeAsync(500));
    const shown = () => screen.queryAllByText('Loading the streams');
    expect(shown()).not.toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(shown()).not.toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(shown()).toHaveLength(0);
  });
});

describe('the place on the page', () => {
  /** Opens the page with a stored scroll position of 640 px. */
  async function comeBack(path: string) {
    await open(AT);
    writeStored('scrollTop', { [AT]: 640 });
    const scrolled = vi.spyOn(window, 'scrollTo');
    const view = await open(path, { reload: true });
    writeStored('scrollTop', { [AT]: 640 });
    return { ...view, scrolled };
  }

  test('is restored (D2 §2)', async () => {
    const { scrolled } = await comeBack(AT);
    await hearts();
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 640));
  });

  test('is not restored with splash=0 (D2 §2)', async () => {
    const { scrolled } = await comeBack(`${AT}?splash=0`);
    await hearts();
    await settled();
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
  });

  test('is kept when the page is left', async () => {
    const { unmount } = await open(AT);
    await hearts();
    await settled();
    vi.stubGlobal('scrollY', 321);
    fireEvent.scroll(window);
    unmount();
    expect(readStored('scrollTop')).toEqual({ [AT]: 321 });
  });
});

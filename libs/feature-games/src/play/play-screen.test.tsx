import aurora from '@lobby/brand-aurora';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api, type ErrorCode } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { closeDeposit, walletQuery } from '@lobby/session';
import {
  blankFrames,
  hold,
  layOut,
  screenAt,
  screensOf,
  type Failure,
  type Failures,
} from '@lobby/testing';
import { useQuery } from '@tanstack/react-query';
import { createElement, StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameRoutes, HotGamesBlock } from '../index';
import {
  address,
  alertText,
  button,
  calls,
  fail,
  findAndPress,
  gameOf,
  hearts,
  mend,
  open,
  PATH,
  press,
  sandbox,
  settled,
} from '../screen.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

const SESSION = '/wps/member/protection/session';
const LIMITS = 'GET /wps/member/protection/limits';
const PLAY_KOI = '/m/play?vendor=lanternfox&game=1&gameId=1&category=RNG';

/** Idempotency keys of the sent launches, in order. */
const launchKeys = () =>
  fetched.mock.calls
    .filter(([{ url }]) => url.includes(PATH.launch))
    .map(([{ headers }]) => headers.get('Idempotency-Key'));

let fetched = vi.spyOn(sandbox, 'fetch');
beforeEach(() => {
  fetched = vi.spyOn(sandbox, 'fetch');
});

const answers = (game_url: string): Failure => ({ value: { content: { game_url } } });

const refuses = (refusal: ErrorCode): Failure => ({ refusal });

/** Every screen in strict mode, which runs effects twice. */
const twice = gameRoutes.map((route) => ({
  ...route,
  load: async () => {
    const { Component } = await route.load();
    return { Component: () => createElement(StrictMode, null, createElement(Component)) };
  },
}));
const strict = screensOf(twice);

const WALLET = '/wps/wallets/gcs';

/** Home stub: the most played games and an observer of the balance. */
function Home() {
  useQuery(walletQuery);
  return createElement(HotGamesBlock);
}
const home = screensOf([...gameRoutes, screenAt('/m/home', Home)]);

/** Opens a list and taps its first game. */
async function tapFirst(launch?: Failure, failures: Failures = {}) {
  const view = await open('/m/slot-games', { user: 'player01', answers: failures });
  if (launch) fail(PATH.launch, launch);
  const game = gameOf((await hearts())[0]);
  fireEvent.click(screen.getByText(game));
  await screen.findByRole('region', { name: 'Game' });
  return { ...view, game };
}

describe('a tap on a game', () => {
  test('shows its tile until the game is there', async () => {
    hold(PATH.launch);
    await tapFirst();
    const waiting = await screen.findByText(/^Opening /);
    const covers = [...(waiting.parentElement?.querySelectorAll('img') ?? [])];
    expect(covers.map((image) => image.getAttribute('src'))).not.toHaveLength(0);
    expect(covers[0]?.getAttribute('src')).toMatch(/\/cdn\/game\/\d+-portrait\.webp$/);
  });

  test('launches it once and shows it in its frame', async () => {
    const { game } = await tapFirst();
    expect(address()).toMatch(/^\/m\/play\?vendor=/);
    const frame = await screen.findByTitle(game);
    expect(frame.getAttribute('src')).toMatch(/^http:\/\/games\.localhost\/play\//);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(calls(PATH.launch)).toHaveLength(1);
  });

  test('launches it once although effects run twice', async () => {
    await strict.open(PLAY_KOI, { user: 'player01' });
    await waitFor(() => expect(calls(PATH.launch)).toHaveLength(1));
    await screen.findByRole('region', { name: 'Game' });
    await strict.settled();
    expect(calls(PATH.launch)).toHaveLength(1);
  });

  test('without a network launches nothing and says why', async () => {
    await tapFirst('offline');
    await screen.findByText(/No connection/);
    mend();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await findAndPress('Try again');
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    await settled();
    expect(calls(PATH.launch)).toEqual([]);
  });

  test('asks how the vendor plays before it launches a lottery', async () => {
    await open('/m/play?vendor=lanternfox&game=1&gameId=1&category=LOTT', { user: 'player01' });
    await waitFor(() => expect(calls(PATH.launch)).toHaveLength(1));
    expect(calls(PATH.vendors)).toHaveLength(1);
  });

  test('launches it once, however often the page is left and seen again', async () => {
    const { game } = await tapFirst();
    await screen.findByTitle(game);
    await settled();
    act(() => {
      for (const event of ['visibilitychange', 'focus', 'online'])
        window.dispatchEvent(new Event(event));
    });
    await settled();
    expect(calls(PATH.launch)).toHaveLength(1);
  });

  test('launches again only by Reload', async () => {
    const { game } = await tapFirst();
    const first = (await screen.findByTitle(game)).getAttribute('src');
    press('Reload');
    await waitFor(async () =>
      expect((await screen.findByTitle(game)).getAttribute('src')).not.toBe(first),
    );
    expect(calls(PATH.launch)).toHaveLength(2);
  });

  test('is one play although its answer is lost and it is tried again', async () => {
    await tapFirst({ kind: 'drop-response' });
    await screen.findByText('Couldn’t open the game');
    mend();
    await findAndPress('Try again');
    await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
    const [first, second] = launchKeys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  test('is one further play for five presses of Reload', async () => {
    const { game } = await tapFirst();
    await screen.findByTitle(game);
    await settled();
    for (let times = 0; times < 5; times += 1) press('Reload');
    await screen.findByTitle(game);
    await settled();
    expect(new Set(launchKeys()).size).toBe(2);
    expect(calls(PATH.launch)).toHaveLength(2);
  });

  test('has the focus on the name of the game, and gives it back to its tile', async () => {
    const { game } = await tapFirst();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(game));
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    await hearts();
    await waitFor(() => expect(document.activeElement).toBe(button(game)));
  });

  test('keeps its name over a login on the way', async () => {
    await open('/m/slot-games');
    const game = gameOf((await hearts())[0]);
    fireEvent.click(screen.getByText(game));
    await waitFor(() => expect(address()).toContain('/m/login?returnTo='));
    const to = new URLSearchParams(address().split('?')[1]).get('returnTo') ?? '';
    await open(to, { user: 'player01' });
    expect(await screen.findByTitle(game)).toBeTruthy();
  });

  test('is left for the list it came from', async () => {
    await tapFirst();
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    expect(await hearts()).not.toHaveLength(0);
  });

  test('is left with the balance refetched', async () => {
    await home.open('/m/home', { user: 'player01' });
    const game = gameOf((await hearts())[0]);
    await waitFor(() => expect(calls(WALLET)).not.toHaveLength(0));
    await home.settled();
    const before = calls(WALLET).length;
    press(game);
    await screen.findByTitle(game);
    press('Leave game');
    await waitFor(() => expect(home.address()).toBe('/m/home'));
    await waitFor(() => expect(calls(WALLET)).toHaveLength(before + 1));
  });
});

describe('addresses to trust that do not load', () => {
  const SETTINGS = '/wps/system/settings/consolidated';

  test('are no fault of the game, and are refetched without another launch', async () => {
    const { game } = await tapFirst(undefined, { [SETTINGS]: 404 });
    expect(await alertText()).toContain('Couldn’t open the game');
    expect(screen.queryByText(/isn’t trusted/)).toBeNull();
    mend();
    press('Try again');
    expect(await screen.findByTitle(game)).toBeTruthy();
    expect(calls(PATH.launch)).toHaveLength(1);
  });
});

describe('a game that says nothing', () => {
  test('is offered again after 4 s, until it posts a message', async () => {
    const { game } = await tapFirst();
    const frame = await screen.findByTitle(game);
    vi.useFakeTimers();
    fireEvent.load(frame);
    act(() => vi.advanceTimersByTime(3_999));
    expect(screen.queryByText('Nothing to see?')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Open again' })).toBeTruthy();
    const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
    const data = { type: 'lobby.ready' };
    const event = new MessageEvent('message', { data, origin: 'http://games.localhost' });
    Object.defineProperty(event, 'source', { value: source });
    act(() => void window.dispatchEvent(event));
    expect(screen.queryByText('Nothing to see?')).toBeNull();
  });
});

describe('the game shell', () => {
  test('sends a guest to log in and back', async () => {
    await open(PLAY_KOI);
    await waitFor(() => expect(address()).toContain('/m/login?returnTo=%2Fm%2Fplay'));
  });

  test('counts the time', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    await tapFirst();
    const timer = screen.getByRole('timer', { name: 'Session time' });
    expect(timer.textContent).toBe('00:00:00');
    // Its interval begins in an effect, which may follow the render in a later task.
    while (vi.getTimerCount() === 0) await act(() => new Promise(setImmediate));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(timer.textContent).toBe('00:00:01');
  });

  test('goes on counting after a reload of the page, and with the next game', async () => {
    writeStored('playVisit', { playedMs: 3_723_000, net: '999999' });
    const value = { now: Date.now(), lastsMs: 60_000, staked: '50000', won: '0', net: '-50000' };
    await tapFirst(undefined, { [SESSION]: { value } });
    const timer = screen.getByRole('timer', { name: 'Session time' });
    expect(timer.textContent).toMatch(/^01:02:0\d$/);
    expect(await screen.findByText('−50.000 ₫')).toBeTruthy();
    window.dispatchEvent(new Event('pagehide'));
    expect(readStored('playVisit').playedMs).toBeGreaterThanOrEqual(3_723_000);
  });

  test('has the net position of the ledger within a second, a dash where nobody knows it', async () => {
    await tapFirst();
    expect(await screen.findByText(/^0\s₫$/)).toBeTruthy();
    await tapFirst(undefined, { [SESSION]: 500 });
    expect(await screen.findByText('–')).toBeTruthy();
  });

  test('gives 24 hours off by one tap, and a neutral page', async () => {
    await tapFirst();
    await findAndPress('Stop: 24 hours off');
    await waitFor(() => expect(address()).toBe('/m/saferPlay/stopped?ft=0'));
    const { timeOut } = await api.protection.limits();
    expect(Math.abs((timeOut?.until ?? 0) - Date.now() - 86_400_000)).toBeLessThan(60_000);
  });

  test('says what a limit leaves before it bites', async () => {
    const day = { period: 'DAY', amount: '1000000', endsAt: 1_800_000_000_000 };
    const limits = [
      { ...day, kind: 'LOSS', used: '850000' },
      { ...day, kind: 'STAKE', used: '100000' },
    ];
    await tapFirst(undefined, { [LIMITS]: { value: { limits } } });
    expect(await screen.findByText(/^Loss limit: 150\.000\s₫ left until /)).toBeTruthy();
    expect(screen.queryByText(/^Stake limit/)).toBeNull();
  });

  test('adds up the game’s results, and ignores other senders', async () => {
    const { game } = await tapFirst();
    const frame = await screen.findByTitle(game);
    const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
    const tell = (net: string, origin: string) =>
      act(() => {
        const data = { type: 'lobby.result', net };
        const event = new MessageEvent('message', { data, origin });
        Object.defineProperty(event, 'source', { value: source });
        window.dispatchEvent(event);
      });
    tell('-120000', 'http://games.localhost');
    tell('20000', 'http://games.localhost');
    tell('999999', 'http://evil.localhost');
    expect((await screen.findByText(/^−100\.000/)).textContent).toBe('−100.000\u00a0₫');
  });

  test('refuses a category that the brand’s rules leave out', async () => {
    const profile = 'mga' as const;
    const brand = { ...aurora, jurisdiction: { ...aurora.jurisdiction, profile } };
    await open('/m/play?vendor=x&game=1&category=COCKFIGHT', { user: 'player01', brand });
    expect(await screen.findByRole('button', { name: 'Choose another game' })).toBeTruthy();
    expect(calls(PATH.launch)).toEqual([]);
  });

  test('refuses an address of an unknown origin', async () => {
    await tapFirst(answers('https://evil.example/play'));
    expect(await alertText()).toContain('isn’t trusted');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test.each([
    ['game.maintenance', 'maintenance', 'Choose another game'],
    ['game.not.found', 'no longer available', 'Choose another game'],
    ['account.no.permission', 'doesn’t have access', 'Contact customer service'],
    ['account.excluded', '', 'See limits and breaks'],
    ['protection.limit.reached', '', 'See limits and breaks'],
    ['system.busy', 'busy', 'Try again'],
  ] as const)('%s says "%s" and offers %s', async (code, text, action) => {
    await tapFirst(refuses(code));
    const alert = await alertText();
    expect(alert).toContain(text);
    expect(alert).toContain(action);
  });

  test('without money leads to limits and breaks while the deposit is closed', async () => {
    await tapFirst(refuses('wallet.insufficient'));
    expect(await alertText()).toContain('Deposit');
    act(() => closeDeposit(Date.now() + 60_000));
    expect(await alertText()).not.toContain('Deposit');
    expect(await alertText()).toContain('See limits and breaks');
    act(() => closeDeposit(0));
  });

  test('refuses an empty address', async () => {
    await tapFirst(answers(''));
    expect(await alertText()).toContain('isn’t trusted');
  });

  test('of an address that names no game leads to the games', async () => {
    await open('/m/play?game=1', { user: 'player01' });
    await findAndPress('Choose another game');
    await waitFor(() => expect(address()).toBe('/m/allGame'));
  });

  test('opens again from its address alone', async () => {
    await tapFirst();
    // A different URL of the same game: no state is remembered for it.
    await open(`${address()}&again=1`, { user: 'player01' });
    expect(await screen.findByTitle('Game')).toBeTruthy();
    expect(calls(PATH.launch)).toHaveLength(1);
  });
});

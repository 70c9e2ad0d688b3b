import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ErrorCode } from '@lobby/api-client';
import { walletQuery } from '@lobby/session';
import { screenAt, screensOf, type Failure } from '@lobby/testing';
import { useQuery } from '@tanstack/react-query';
import { createElement, StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameRoutes, HotGamesBlock } from '../index';
import { layOut } from '../game-grid/layout.setup';
import {
  address,
  alertText,
  calls,
  fail,
  findAndPress,
  gameOf,
  hearts,
  mend,
  open,
  PATH,
  press,
  settled,
} from '../screen.setup';
import { blankFrames } from './frames.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

const PLAY_KOI = '/m/play?vendor=lanternfox&game=1&gameId=1&category=RNG';

const answers = (game_url: string): Failure => ({ value: { content: { game_url } } });

const refuses = (refusal: ErrorCode): Failure => ({ refusal });

/** Every screen with its effects run twice. */
const twice = gameRoutes.map((route) => ({
  ...route,
  load: async () => {
    const { Component } = await route.load();
    return { Component: () => createElement(StrictMode, null, createElement(Component)) };
  },
}));
const strict = screensOf(twice);

const WALLET = '/wps/wallets/gcs';

/** The most played games and a reader of the balance, as on Home. */
function Home() {
  useQuery(walletQuery);
  return createElement(HotGamesBlock);
}
const home = screensOf([...gameRoutes, screenAt('/m/home', Home)]);

/** Opens a list, then its first game. */
async function tapFirst(launch?: Failure) {
  const view = await open('/m/slot-games', { user: 'player01' });
  if (launch) fail(PATH.launch, launch);
  const game = gameOf((await hearts())[0]);
  fireEvent.click(screen.getByText(game));
  await screen.findByRole('region', { name: 'Game' });
  return { ...view, game };
}

describe('a tap on a game', () => {
  test('shows its tile until the game is there', async () => {
    await tapFirst({ delayMs: 60_000 });
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

  test('is left for the list it came from', async () => {
    await tapFirst();
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    expect(await hearts()).not.toHaveLength(0);
  });

  test('is left with the balance fetched anew', async () => {
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

describe('the game shell', () => {
  test('sends a guest to log in and back', async () => {
    await open(PLAY_KOI);
    await waitFor(() => expect(address()).toContain('/m/login?returnTo=%2Fm%2Fplay'));
  });

  test('counts the time', async () => {
    await tapFirst();
    const timer = screen.getByRole('timer', { name: 'Session time' });
    expect(timer.textContent).toBe('00:00:00');
    await waitFor(() => expect(timer.textContent).toBe('00:00:01'));
  });

  test('adds up what the game tells, and hears nobody else', async () => {
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

  test('refuses an address of an unknown origin', async () => {
    await tapFirst(answers('https://evil.example/play'));
    expect(await alertText()).toContain('isn’t trusted');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test.each([
    ['game.maintenance', 'maintenance', 'Choose another game'],
    ['game.not.found', 'no longer available', 'Choose another game'],
    ['account.no.permission', 'doesn’t have access', 'Contact customer service'],
    ['system.busy', 'busy', 'Try again'],
  ] as const)('%s says "%s" and offers %s', async (code, text, action) => {
    await tapFirst(refuses(code));
    const alert = await alertText();
    expect(alert).toContain(text);
    expect(alert).toContain(action);
  });

  test('of an address that names no game leads to the games', async () => {
    await open('/m/play?game=1', { user: 'player01' });
    await findAndPress('Choose another game');
    await waitFor(() => expect(address()).toBe('/m/allGame'));
  });

  test('opens again from its address alone', async () => {
    const { unmount } = await tapFirst();
    unmount();
    await open(address(), { user: 'player01' });
    expect(await screen.findByTitle('Game')).toBeTruthy();
    expect(calls(PATH.launch)).toHaveLength(1);
  });
});

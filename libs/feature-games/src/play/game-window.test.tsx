import aurora from '@lobby/brand-aurora';
import { readStored } from '@lobby/core';
import { api } from '@lobby/api-client';
import { createQueryClient } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { blankFrames, hold, layOut, screensOf } from '@lobby/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameRoutes } from '../routes';
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
  settled,
} from '../screen.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

/** Opens a list and its first game. */
async function play(options: Parameters<typeof open>[1] = {}) {
  await open('/m/slot-games', { user: 'player01', toaster: true, ...options });
  const game = gameOf((await hearts())[0]);
  fireEvent.click(screen.getByText(game));
  return game;
}

/** Posts a message from the game's frame, optionally with another origin. */
function tell(data: unknown, origin = 'http://games.localhost') {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

describe('a game that opens on top', () => {
  const replaced = () => vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  const brand = { ...aurora, fullPageVendors: 'all' as const };

  test('takes the place of the page, without a frame and without a step in history', async () => {
    const replace = replaced();
    const steps = history.length;
    await play({ brand });
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    expect(String(replace.mock.calls[0]?.[0])).toMatch(/^http:\/\/games\.localhost\/play\//);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText(/^Opening /)).toBeTruthy();
    expect(history.length).toBeLessThanOrEqual(steps + 1);
  });

  test.each(['https://evil.example/play', 'javascript:alert(1)', '/m/set', ''])(
    'is refused at %j',
    async (game_url) => {
      const replace = replaced();
      await open('/m/slot-games', { user: 'player01', brand });
      fail(PATH.launch, { value: { content: { game_url } } });
      fireEvent.click(screen.getByText(gameOf((await hearts())[0])));
      expect(await alertText()).toContain('isn’t trusted');
      expect(replace).not.toHaveBeenCalled();
    },
  );

  test('stays away once it was left, however long the list takes to load', async () => {
    const replace = replaced();
    let loadList = () => {};
    const listLoads = new Promise<void>((resolve) => {
      loadList = resolve;
    });
    const slow = gameRoutes.map((route) => ({
      ...route,
      load: async () => {
        if (route.path === '/m/live-games') await listLoads;
        return route.load();
      },
    }));
    const tools = screensOf(slow);
    const release = hold(PATH.launch);
    await tools.open('/m/play?vendor=velour&category=LIVE', { user: 'player01', brand });
    await findAndPress('Leave game');
    release();
    await waitFor(() => expect(calls(PATH.launch)).toHaveLength(1));
    await tools.settled();
    expect(screen.getByText(/^Opening /)).toBeTruthy();
    loadList();
    await waitFor(() => expect(tools.address()).toBe('/m/live-games'));
    await hearts();
    expect(replace).not.toHaveBeenCalled();
  });

  test('is one of the vendors that the brand names; others stay in a frame', async () => {
    const replace = replaced();
    const game = await play({ brand: { ...aurora, fullPageVendors: ['nobody'] } });
    expect(await screen.findByTitle(game)).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });
});

test.each([
  ['of another shape', { value: { content: 7 } }],
  ['nobody can read', { kind: 'malformed' }],
] as const)('a launch response %s is reported, and retried', async (_, failure) => {
  await open('/m/slot-games', { user: 'player01' });
  fail(PATH.launch, failure);
  fireEvent.click(screen.getByText(gameOf((await hearts())[0])));
  expect(await alertText()).toContain('Couldn’t open the game');
  mend();
  await findAndPress('Try again');
  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
});

describe('money of another screen that is decided meanwhile', () => {
  /** Settles a money action, possibly after its screen was left. */
  async function decide(queries: ReturnType<typeof createQueryClient>) {
    await act(() => queries.invalidateQueries({ queryKey: accountKey }));
    await settled();
  }

  test('neither launches a running game again nor takes it off the page', async () => {
    const queries = createQueryClient();
    const frame = await screen.findByTitle(await play({ queries }));
    await settled();
    fail(PATH.launch, { refusal: 'system.busy' });
    await decide(queries);
    expect(frame.isConnected).toBe(true);
    mend();
    await decide(queries);
    expect(calls(PATH.launch)).toHaveLength(1);
  });

  test('leaves a game that did not open to the person', async () => {
    const queries = createQueryClient();
    await open('/m/slot-games', { user: 'player01', queries });
    fail(PATH.launch, { refusal: 'wallet.insufficient' });
    fireEvent.click(screen.getByText(gameOf((await hearts())[0])));
    await alertText();
    await settled();
    mend();
    await decide(queries);
    expect(await alertText()).toContain('Couldn’t open the game');
    expect(calls(PATH.launch)).toEqual([]);
  });
});

describe('Stop without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  test('says so at once, and stops nothing automatically', async () => {
    await screen.findByTitle(await play());
    onlineManager.setOnline(false);
    fail('/wps/*', 'offline');
    press('Stop: 24 hours off');
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    mend();
    act(() => onlineManager.setOnline(true));
    await settled();
    expect(address()).toMatch(/^\/m\/play/);
    expect((await api.protection.limits()).timeOut).toBeUndefined();
  });
});

describe('a round that is cut off', () => {
  const CUT_OFF = /was still under way/;

  test('is shown when the game is left, once', async () => {
    const game = await play();
    await screen.findByTitle(game);
    tell({ type: 'lobby.round', open: true });
    expect(readStored('playVisit').openRound).toBe(game);
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    expect((await screen.findByText(CUT_OFF)).textContent).toContain(game);
    expect(readStored('playVisit').openRound).toBeUndefined();
  });

  test('is shown with the next game where the page was closed', async () => {
    const game = await play();
    await screen.findByTitle(game);
    tell({ type: 'lobby.round', open: true });
    await open(address(), { reload: true, toaster: true });
    expect(await screen.findByText(CUT_OFF)).toBeTruthy();
  });

  test('is shown without a name of a game that is opened by its address', async () => {
    await open('/m/play?vendor=velour&category=LIVE', { user: 'player01', toaster: true });
    await screen.findByTitle('Game');
    tell({ type: 'lobby.round', open: true });
    press('Leave game');
    expect((await screen.findByText(CUT_OFF)).textContent).toMatch(
      /^A round was still under way\./,
    );
  });

  test.each([
    ['that is decided', [{ open: true }, { open: false }], undefined],
    ['of a wrong shape', [{ open: 'yes' }], undefined],
    ['of another origin', [{ open: true }], 'http://evil.localhost'],
  ])('is none %s', async (_, messages, origin) => {
    const game = await play();
    await screen.findByTitle(game);
    for (const message of messages) tell({ type: 'lobby.round', ...message }, origin);
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    expect(screen.queryByText(CUT_OFF)).toBeNull();
  });
});

describe('the whole screen', () => {
  /** Mocks a browser that supports or refuses full screen and orientation lock. */
  function browserThat(can: { full: boolean; turn: boolean }) {
    let shown: Element | null = null;
    const change = (element: Element | null) => {
      shown = element;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    vi.stubGlobal('screen', {
      orientation: {
        type: 'portrait-primary',
        lock: vi.fn(() => (can.turn ? Promise.resolve() : Promise.reject(new Error('no')))),
      },
    });
    const define = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { configurable: true, get: () => value });
    define(document, 'fullscreenEnabled', can.full);
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => shown });
    define(document, 'exitFullscreen', () => {
      change(null);
      return Promise.resolve();
    });
    define(document.documentElement, 'requestFullscreen', () => {
      change(document.documentElement);
      return Promise.resolve();
    });
    return { isFull: () => shown !== null };
  }

  test('is given by a button, turned, and ends with the game', async () => {
    const browser = browserThat({ full: true, turn: true });
    const game = await play();
    await screen.findByTitle(game);
    press('Full screen');
    expect(browser.isFull()).toBe(true);
    press('Turn the screen');
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeTruthy();
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    await waitFor(() => expect(browser.isFull()).toBe(false));
  });

  test('is left by its button', async () => {
    const browser = browserThat({ full: true, turn: true });
    await screen.findByTitle(await play());
    press('Full screen');
    press('Leave full screen');
    expect(browser.isFull()).toBe(false);
    expect(button('Full screen')).toBeTruthy();
  });

  test('is not turned by a device that refuses', async () => {
    browserThat({ full: true, turn: false });
    await screen.findByTitle(await play());
    press('Full screen');
    press('Turn the screen');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Turn the screen' })).toBeNull(),
    );
  });

  test('is not offered by a browser that has none', async () => {
    browserThat({ full: false, turn: false });
    await screen.findByTitle(await play());
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });
});

describe('the screen', () => {
  test('stays on while a game is shown, again after the page was hidden, and not longer', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    await screen.findByTitle(await play());
    expect(request).toHaveBeenCalledTimes(1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
    press('Leave game');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    await waitFor(() => expect(release).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('goes off as ever where the browser refuses', async () => {
    const request = vi.fn(() => Promise.reject(new Error('low battery')));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    expect(await screen.findByTitle(await play())).toBeTruthy();
    expect(request).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

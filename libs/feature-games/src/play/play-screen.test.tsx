import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@lobby/testing';
import { createElement, StrictMode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { gameRoutes, gamesLabels } from '..';
import { layOut } from '../game-grid/layout.setup';
import { callsOf, gameOf, hearts, open, PATH, type Sandbox } from '../screen.setup';
import { blankFrames } from './frames.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

const PLAY_KOI = '/m/play?vendor=lanternfox&game=1&gameId=1&category=RNG';

const answers = (game_url: string) => [
  {
    path: PATH.launch,
    rate: 1,
    kind: 'replace' as const,
    body: { success: true, value: { content: { game_url } } },
  },
];

const refuses = (errorCode: string) => [
  { path: PATH.launch, rate: 1, kind: 'replace' as const, body: { success: false, errorCode } },
];

type Faults = Parameters<Sandbox['control']['faults']>[0];

/** Opens a list, then its first game. */
async function tapFirst(user: string, faults: Faults = []) {
  const view = await open('/m/slot-games', user);
  view.sandbox.control.faults(faults);
  const game = gameOf((await hearts())[0]);
  fireEvent.click(screen.getByText(game));
  await screen.findByRole('region', { name: 'Game' });
  return { ...view, game };
}

describe('a tap on a game', () => {
  test('launches it once and shows it in its frame', async () => {
    const { sandbox, address, game } = await tapFirst('player01');
    expect(address()).toMatch(/^\/m\/play\?vendor=/);
    const frame = await screen.findByTitle(game);
    expect(frame.getAttribute('src')).toMatch(/^http:\/\/games\.localhost\/play\//);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(callsOf(sandbox, PATH.launch)).toBe(1);
  });

  test('launches it once although effects run twice', async () => {
    const twice = gameRoutes.map((route) => ({
      ...route,
      load: async () => {
        const { Component } = await route.load();
        return { Component: () => createElement(StrictMode, null, createElement(Component)) };
      },
    }));
    const view = await renderScreen(twice, [gamesLabels], { at: PLAY_KOI, user: 'player01' });
    await waitFor(() => expect(callsOf(view.sandbox, PATH.launch)).toBe(1));
    await screen.findByRole('region', { name: 'Game' });
    await new Promise((wait) => setTimeout(wait, 300));
    expect(callsOf(view.sandbox, PATH.launch)).toBe(1);
  });

  test('launches again only by Reload', async () => {
    const { sandbox, game } = await tapFirst('player01');
    const first = (await screen.findByTitle(game)).getAttribute('src');
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(async () =>
      expect((await screen.findByTitle(game)).getAttribute('src')).not.toBe(first),
    );
    expect(callsOf(sandbox, PATH.launch)).toBe(2);
  });

  test('is left for the list it came from', async () => {
    const { address } = await tapFirst('player01');
    fireEvent.click(screen.getByRole('button', { name: 'Leave game' }));
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    expect(await hearts()).not.toHaveLength(0);
  });
});

describe('the game shell', () => {
  test('sends a guest to log in and back', async () => {
    const { address } = await open(PLAY_KOI);
    await waitFor(() => expect(address()).toContain('/m/login?returnTo=%2Fm%2Fplay'));
  });

  test('counts the time', async () => {
    await tapFirst('player01');
    const timer = screen.getByRole('timer', { name: 'Session time' });
    expect(timer.textContent).toBe('00:00:00');
    await waitFor(() => expect(timer.textContent).toBe('00:00:01'));
  });

  test('adds up what the game tells, and hears nobody else', async () => {
    const { game } = await tapFirst('player01');
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
    expect((await screen.findByText(/^−100\.000/)).textContent).toBe('−100.000 ₫');
  });

  test('refuses an address of an unknown origin', async () => {
    await tapFirst('player01', answers('https://evil.example/play'));
    expect((await screen.findByRole('alert')).textContent).toContain('not trusted');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test.each([
    ['game.maintenance', 'maintenance', 'Choose another game'],
    ['game.not.found', 'no longer available', 'Choose another game'],
    ['account.no.permission', 'no permission', 'Contact support'],
    ['system.busy', 'busy', 'Try again'],
  ])('%s says "%s" and offers %s', async (code, text, action) => {
    await tapFirst('player01', refuses(code));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(alert.textContent).toContain(action);
  });

  test('of an address that names no game leads to the games', async () => {
    const { address } = await open('/m/play?game=1', 'player01');
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another game' }));
    await waitFor(() => expect(address()).toBe('/m/allGame'));
  });

  test('opens again from its address alone', async () => {
    const { address, unmount } = await tapFirst('player01');
    unmount();
    const { sandbox } = await open(address(), 'player01');
    expect(await screen.findByTitle('Game')).toBeTruthy();
    expect(callsOf(sandbox, PATH.launch)).toBe(1);
  });
});

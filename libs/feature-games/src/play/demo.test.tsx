import aurora from '@lobby/brand-aurora';
import { STRICTEST_JURISDICTION, readStored } from '@lobby/core';
import { sessionAtom, sessionStore, setBrand } from '@lobby/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isFreeToTry } from '../game-facts/use-fact-rows';
import { hotGamesQuery } from '../hot-games/hot-games.query';
import { useOpenGame } from '../open-game/use-open-game';
import { gameRoutes } from '../routes';
import { blankFrames, layOut, screenAt, screensOf } from '@lobby/testing';
import { PATH } from '../screen.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

/** Button that opens the demo of the first game that has one. */
function Offer() {
  const open = useOpenGame();
  const game = useQuery(hotGamesQuery('EN')).data?.find(isFreeToTry);
  if (!game) return null;
  return createElement('button', { type: 'button', onClick: () => open(game, 'demo') }, 'Demo');
}

const { open, address, alertText, findAndPress, sandbox } = screensOf([
  ...gameRoutes,
  screenAt('/m/home', Offer),
]);

let fetched = vi.spyOn(sandbox, 'fetch');
beforeEach(() => {
  fetched = vi.spyOn(sandbox, 'fetch');
});

/** Inputs of the sent launches, in order. */
const launched = () =>
  fetched.mock.calls
    .map(([{ url }]) => new URL(url))
    .filter(({ pathname }) => pathname === PATH.launch)
    .map(({ searchParams }) => searchParams);

/** Opens the demo and returns its address. */
async function demoAddress() {
  await open('/m/home');
  await findAndPress('Demo');
  await waitFor(() => expect(address()).toContain('/m/login?returnTo='));
  return new URLSearchParams(address().split('?')[1]).get('returnTo') ?? '';
}

/** Posts a result from the game's frame. */
async function tell(net: string) {
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found) throw new Error('no frame');
    return found;
  });
  const data = { type: 'lobby.result', net };
  const event = new MessageEvent('message', { data, origin: 'http://games.localhost' });
  Object.defineProperty(event, 'source', { value: frame.contentWindow });
  act(() => void window.dispatchEvent(event));
}

describe('a demo', () => {
  test('is launched for play money, says so, and counts as no result', async () => {
    await open('/m/home', { user: 'player01' });
    await findAndPress('Demo');
    await waitFor(() => expect(address()).toMatch(/^\/m\/play\?.*&demo=1$/));
    expect(await screen.findByText('Play money')).toBeTruthy();
    await tell('-50000');
    expect(launched().map((asked) => asked.get('freeplay'))).toEqual(['1']);
    expect(screen.queryByText('Session profit/loss')).toBeNull();
    expect(readStored('playVisit').net).toBeUndefined();
  });

  test('asks a guest to log in, and comes back to it by its name', async () => {
    await open(await demoAddress(), { user: 'player01' });
    await waitFor(() => expect(document.querySelector('iframe')?.title).toMatch(/./));
    expect(screen.queryByTitle('Game')).toBeNull();
  });

  test('is refused where the place allows no free play, without a launch (decision 28)', async () => {
    const brand = { ...aurora, jurisdiction: STRICTEST_JURISDICTION };
    await open(await demoAddress(), { user: 'player01', brand });
    expect(await alertText()).toContain('isn’t available right now');
    expect(launched()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose another game' }));
    await waitFor(() => expect(address()).toBe('/m/allGame'));
  });

  test('that the platform refuses offers another game', async () => {
    await open(await demoAddress(), {
      user: 'player01',
      answers: { [PATH.launch]: { refusal: 'function.not.available' } },
    });
    const alert = await alertText();
    expect(alert).toContain('isn’t available right now');
    expect(alert).toContain('Choose another game');
  });

  test.each([
    [0, '0', false],
    [4, '1', true],
  ])('or not: a game of an account of type %i is played for %s', async (type, free, marked) => {
    const game = (await demoAddress()).replace('&demo=1', '');
    await open('/m/home');
    const { record } = sandbox.control.session({ user: 'player01', brand: 'aurora' });
    act(() => sessionStore.set(sessionAtom, { ...record, type }));
    await open(game, { reload: true });
    await waitFor(() => expect(launched()).toHaveLength(1));
    expect(launched()[0]?.get('freeplay')).toBe(free);
    expect(screen.queryByText('Play money') !== null).toBe(marked);
  });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [undefined, true, false],
])('a game that can be tried %s, at a place that allows it %s: %s', (freePlay, allowed, free) => {
  setBrand({
    ...aurora,
    jurisdiction: { code: 'T', profile: 'cga', minAge: 18, freePlay: allowed },
  });
  expect(isFreeToTry({ freePlay })).toBe(free);
});

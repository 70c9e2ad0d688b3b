import { api } from '@lobby/api-client';
import { createQueryClient } from '@lobby/feature-kit';
import { sessionAtom, sessionStore } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { hold, layOut, screenAt, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameRoutes } from '../routes';
import {
  address,
  calls,
  fail,
  gameOf,
  goTo,
  hearts,
  open,
  PATH,
  press,
  sandbox,
  settled,
} from '../screen.setup';

beforeEach(layOut);

const heart = (game: string) => screen.getByRole('button', { name: `Favourite: ${game}` });
const pressed = (game: string) => heart(game).getAttribute('aria-pressed');

/** Name of the first visible game whose heart has this state. */
async function firstWith(state: 'true' | 'false'): Promise<string> {
  const found = await waitFor(async () => {
    const one = (await hearts()).find((item) => item.getAttribute('aria-pressed') === state);
    expect(one).toBeTruthy();
    return one;
  });
  return gameOf(found);
}

describe('a heart', () => {
  test('fills at once and is sent once', async () => {
    await open('/m/slot-games', { user: 'fresh01' });
    const game = await firstWith('false');
    await waitFor(() => expect(calls('getFavoriteGamesList')).toHaveLength(1));
    fireEvent.click(heart(game));
    await waitFor(() => expect(pressed(game)).toBe('true'));
    await waitFor(() => expect(calls(PATH.add)).toHaveLength(1));
    expect(calls(PATH.remove)).toHaveLength(0);
  });

  test('is as it was when the server refuses, and says so', async () => {
    const told = vi.spyOn(toast, 'error');
    await open('/m/slot-games', { user: 'fresh01' });
    const game = await firstWith('false');
    fail(PATH.add, 500);
    fireEvent.click(heart(game));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(told.mock.calls[0]?.[0]).toContain(game);
    await waitFor(() => expect(pressed(game)).toBe('false'));
  });

  test('is as it was when the server refuses and the favourites do not load either', async () => {
    const told = vi.spyOn(toast, 'error');
    await open('/m/slot-games', { user: 'fresh01' });
    const game = await firstWith('false');
    await waitFor(() => expect(calls(PATH.ids)).toHaveLength(1));
    await settled();
    fail(PATH.ids, 500);
    fail(PATH.add, 500);
    fireEvent.click(heart(game));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    await settled();
    expect(pressed(game)).toBe('false');
  });

  test('whose response is lost is queried: it stays filled, and nothing is said', async () => {
    const told = vi.spyOn(toast, 'error');
    await open('/m/slot-games', { user: 'fresh01' });
    const game = await firstWith('false');
    await settled();
    fail(PATH.add, { kind: 'drop-response' });
    fireEvent.click(heart(game));
    // On opening, after the lost response, after the change.
    await waitFor(() => expect(calls(PATH.ids)).toHaveLength(3));
    await settled();
    expect(pressed(game)).toBe('true');
    expect(told).not.toHaveBeenCalled();
    expect(calls(PATH.add)).toHaveLength(1);
  });

  test('tapped twice in haste ends as it began', async () => {
    await open('/m/slot-games', { user: 'fresh01' });
    const game = await firstWith('false');
    await waitFor(() => expect(calls('getFavoriteGamesList')).toHaveLength(1));
    fireEvent.click(heart(game));
    await waitFor(() => expect(pressed(game)).toBe('true'));
    fireEvent.click(heart(game));
    await waitFor(() => expect(pressed(game)).toBe('false'));
    await waitFor(() => expect(calls(PATH.remove)).toHaveLength(1));
    expect(calls(PATH.add)).toHaveLength(1);
    await settled();
    expect(pressed(game)).toBe('false');
  });

  test('that fails takes none off that is on its way', async () => {
    const told = vi.spyOn(toast, 'error');
    const queries = createQueryClient();
    await open('/m/slot-games', { user: 'player01', queries });
    const [kept, added] = [await firstWith('true'), await firstWith('false')];
    await settled();
    const asked = calls(PATH.ids).length;
    const release = hold(PATH.add);
    fail(PATH.remove, 500);
    fireEvent.click(heart(added));
    fireEvent.click(heart(kept));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(queries.isMutating()).toBe(1));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect([pressed(kept), pressed(added)]).toEqual(['true', 'true']);
    release();
    await waitFor(() => expect(calls(PATH.ids)).toHaveLength(asked + 1));
    await settled();
    expect([pressed(kept), pressed(added)]).toEqual(['true', 'true']);
  });

  test('tapped before the favourites have loaded is kept although the page is left', async () => {
    const told = vi.spyOn(toast, 'error');
    const release = hold(PATH.ids);
    await open('/m/slot-games', { user: 'fresh01' });
    const game = await firstWith('false');
    fireEvent.click(heart(game));
    await goTo('/m/none');
    release();
    await waitFor(() => expect(calls(PATH.add)).toHaveLength(1));
    await settled();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('My collection', () => {
  test('loses a game at once', async () => {
    await open('/m/slot-games?type=fav', { user: 'player01' });
    const game = await firstWith('true');
    fireEvent.click(heart(game));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Favourite: ${game}` })).toBeNull(),
    );
    await waitFor(() => expect(calls(PATH.remove)).toHaveLength(1));
  });

  test('of someone new is empty and leads to the games', async () => {
    await open('/m/slot-games?type=fav', { user: 'fresh01' });
    expect(await screen.findByText('Your collection is empty')).toBeTruthy();
    press('Browse games');
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    expect(await hearts()).not.toHaveLength(0);
  });
});

/** Login stub that is left with or without signing in. */
function Login() {
  const navigate = useNavigate();
  const back = useSearchParams()[0].get('returnTo') ?? '/m/home';
  const logIn = () => {
    const { record } = sandbox.control.session({ user: 'fresh01', brand: 'aurora' });
    sessionStore.set(sessionAtom, record);
    void navigate(back);
  };
  return (
    <>
      <button onClick={logIn}>Log in</button>
      <button onClick={() => void navigate(back)}>Later</button>
    </>
  );
}

describe('the heart of a guest (D2 §2)', () => {
  const tools = screensOf([...gameRoutes, screenAt('/m/login', Login)]);

  async function tapAsGuest() {
    await tools.open('/m/slot-games');
    const game = gameOf((await hearts())[0]);
    fireEvent.click(heart(game));
    await screen.findByText('Log in');
    return game;
  }

  test('is kept by the login that it led to', async () => {
    const game = await tapAsGuest();
    press('Log in');
    await hearts();
    await waitFor(() => expect(pressed(game)).toBe('true'));
    await waitFor(() => expect(calls(PATH.add)).toHaveLength(1));
    await tools.settled();
    expect(calls(PATH.remove)).toEqual([]);
  });

  test('stays what it is where the game was a favourite before', async () => {
    const game = await tapAsGuest();
    const { games } = await api.games.list({ category: 'RNG', page: 1 });
    const known = games.find(({ name }) => name === game)?.nodeId;
    tools.fail(PATH.ids, { value: [known] });
    press('Log in');
    await hearts();
    await waitFor(() => expect(pressed(game)).toBe('true'));
    await tools.settled();
    expect([...calls(PATH.add), ...calls(PATH.remove)]).toEqual([]);
  });

  test('is forgotten by who does not log in', async () => {
    const game = await tapAsGuest();
    press('Later');
    await hearts();
    const { record } = sandbox.control.session({ user: 'fresh01', brand: 'aurora' });
    act(() => sessionStore.set(sessionAtom, record));
    await waitFor(() => expect(calls(PATH.ids)).toHaveLength(1));
    await tools.settled();
    expect(pressed(game)).toBe('false');
    expect(calls(PATH.add)).toEqual([]);
  });
});

import { toast } from '@lobby/ui-kit';
import { layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { address, calls, fail, gameOf, hearts, open, PATH, press, settled } from '../screen.setup';

beforeEach(layOut);

const heart = (game: string) => screen.getByRole('button', { name: `Favourite: ${game}` });
const pressed = (game: string) => heart(game).getAttribute('aria-pressed');

/** The name of the first game in view with this heart. */
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

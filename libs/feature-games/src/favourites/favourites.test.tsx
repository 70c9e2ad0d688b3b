import { toast } from '@lobby/ui-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layOut } from '../game-grid/layout.setup';
import { callsOf, gameOf, hearts, open, PATH } from '../screen.setup';

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
    const { sandbox } = await open('/m/slot-games', 'fresh01');
    const game = await firstWith('false');
    await waitFor(() => expect(callsOf(sandbox, 'getFavoriteGamesList')).toBe(1));
    fireEvent.click(heart(game));
    await waitFor(() => expect(pressed(game)).toBe('true'));
    await waitFor(() => expect(callsOf(sandbox, PATH.add)).toBe(1));
    expect(callsOf(sandbox, PATH.remove)).toBe(0);
  });

  test('is as it was when the server refuses, and says so', async () => {
    const told = vi.spyOn(toast, 'error');
    const { sandbox } = await open('/m/slot-games', 'fresh01');
    const game = await firstWith('false');
    sandbox.control.faults([{ path: PATH.add, rate: 1, kind: 'status', status: 500 }]);
    fireEvent.click(heart(game));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(told.mock.calls[0]?.[0]).toContain(game);
    await waitFor(() => expect(pressed(game)).toBe('false'));
  });

  test('tapped twice in haste ends as it began', async () => {
    const { sandbox } = await open('/m/slot-games', 'fresh01');
    const game = await firstWith('false');
    await waitFor(() => expect(callsOf(sandbox, 'getFavoriteGamesList')).toBe(1));
    fireEvent.click(heart(game));
    await waitFor(() => expect(pressed(game)).toBe('true'));
    fireEvent.click(heart(game));
    await waitFor(() => expect(pressed(game)).toBe('false'));
    await waitFor(() => expect(callsOf(sandbox, PATH.remove)).toBe(callsOf(sandbox, PATH.add)));
  });
});

describe('My collection', () => {
  test('loses a game at once', async () => {
    const { sandbox } = await open('/m/slot-games?type=fav', 'player01');
    const game = await firstWith('true');
    fireEvent.click(heart(game));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Favourite: ${game}` })).toBeNull(),
    );
    await waitFor(() => expect(callsOf(sandbox, PATH.remove)).toBe(1));
  });

  test('of someone new is empty and leads to the games', async () => {
    const { address } = await open('/m/slot-games?type=fav', 'fresh01');
    expect(await screen.findByText('Your collection is empty')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Browse games' }));
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
    expect(await hearts()).not.toHaveLength(0);
  });
});

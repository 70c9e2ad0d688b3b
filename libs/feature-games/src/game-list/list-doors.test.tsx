import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { layOut } from '../game-grid/layout.setup';
import { gameOf, hearts, open } from '../screen.setup';

beforeEach(layOut);

const loginTo = (address: string) => `/m/login?${new URLSearchParams({ returnTo: address })}`;

describe('a guest', () => {
  test.each([
    ['My collection', 'fav'],
    ['Recent', 'recent'],
  ])('who opens %s logs in and comes back to it (D1 §6)', async (name, type) => {
    const { address } = await open('/m/slot-games?q=koi');
    fireEvent.click(await screen.findByRole('tab', { name }));
    await waitFor(() => expect(address()).toBe(loginTo(`/m/slot-games?q=koi&type=${type}`)));
  });

  test('who comes to the collection by a link logs in first', async () => {
    const { address } = await open('/m/gameList?gameType=LIVE&type=fav');
    await waitFor(() => expect(address()).toBe(loginTo('/m/gameList?gameType=LIVE&type=fav')));
  });

  test('who taps a heart logs in and comes back to the list', async () => {
    const { address } = await open('/m/live-games');
    fireEvent.click((await hearts())[0] ?? document.body);
    await waitFor(() => expect(address()).toBe(loginTo('/m/live-games')));
  });

  test('who taps a game logs in and comes to the game', async () => {
    const { address } = await open('/m/live-games');
    const name = gameOf((await hearts())[0]);
    fireEvent.click(
      screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[0] ?? document.body,
    );
    await waitFor(() => expect(address()).toMatch(/^\/m\/login\?returnTo=%2Fm%2Fplay%3Fvendor/));
  });
});

describe('the list of an address', () => {
  test.each([
    ['/m/gameList', 'Slots'],
    ['/m/gameList?gameType=LOTT', 'Lottery'],
    ['/m/gameList?gameType=ESPORTS', 'Sports'],
    ['/m/gameList?gameType=__proto__', 'Slots'],
  ])('%s is headed %s and leads back to Home', async (at, title) => {
    const { address } = await open(at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  test('narrowed to a provider shows it, and all of them again', async () => {
    const { address } = await open('/m/slot-games?vassalage=novanine');
    await hearts();
    fireEvent.click(await screen.findByRole('button', { name: /^Show all providers/ }));
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
  });
});

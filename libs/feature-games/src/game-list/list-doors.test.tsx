import { api } from '@lobby/api-client';
import { layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  address,
  calls,
  chooseTab,
  findAndPress,
  gameOf,
  hearts,
  open,
  press,
} from '../screen.setup';

beforeEach(layOut);

const loginTo = (address: string) => `/m/login?${new URLSearchParams({ returnTo: address })}`;

describe('a guest', () => {
  test.each([
    ['My collection', 'fav'],
    ['Recent', 'recent'],
  ])('who opens %s logs in and comes back to it (D1 §6)', async (name, type) => {
    await open('/m/slot-games?q=koi');
    await chooseTab(name);
    await waitFor(() => expect(address()).toBe(loginTo(`/m/slot-games?q=koi&type=${type}`)));
  });

  test('who comes to the collection by a link logs in first', async () => {
    await open('/m/gameList?gameType=LIVE&type=fav');
    await waitFor(() => expect(address()).toBe(loginTo('/m/gameList?gameType=LIVE&type=fav')));
  });

  test('who taps a heart logs in and comes back to the list', async () => {
    await open('/m/live-games');
    fireEvent.click((await hearts())[0] ?? document.body);
    await waitFor(() => expect(address()).toBe(loginTo('/m/live-games')));
  });

  test('who taps a game logs in and comes to the game', async () => {
    await open('/m/live-games');
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
    ['/m/gameList?gameType=ESPORTS', 'Esports'],
    ['/m/gameList?gameType=COCKFIGHT', 'Cockfighting'],
    ['/m/gameList?gameType=__proto__', 'Slots'],
    ['/m/GameList/?gameType=FISH', 'Fishing'],
    ['/m/gameList?vassalage=tidepool', 'Games'],
    ['/m/gameList?gameType=ALL', 'All games'],
  ])('%s is headed %s and leads back to Home', async (at, title) => {
    await open(at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    press('Back');
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  test('of a provider without a category contains all of its games (D2 §2)', async () => {
    await open('/m/gameList?vassalage=gildleaf');
    const shown = (await hearts()).map(gameOf);
    const { games } = await api.games.list({ page: 1, vendorCode: 'gildleaf' });
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(['RNG', 'LIVE']));
    expect(shown).toEqual(games.slice(0, shown.length).map(({ name }) => name));
  });

  test('of a provider shows its games by type (D2 §2)', async () => {
    await open('/m/gameList?vassalage=gildleaf');
    const types = await screen.findByRole('group', { name: 'Game categories' });
    expect([...types.children].map(({ textContent }) => textContent)).toEqual([
      'All',
      'Slots',
      'Live casino',
    ]);
    press('Live casino');
    await waitFor(() => expect(address()).toBe('/m/gameList?gameType=LIVE&vassalage=gildleaf'));
    const { games } = await api.games.list({ page: 1, category: 'LIVE', vendorCode: 'gildleaf' });
    await waitFor(async () => expect(gameOf((await hearts())[0])).toBe(games[0]?.name));
    press('All');
    await waitFor(() => expect(address()).toBe('/m/gameList?vassalage=gildleaf'));
  });

  test('of an unknown provider is empty, and leads to every provider (D2 §2)', async () => {
    await open('/m/gameList?gameType=LIVE&vassalage=nobody');
    expect(await screen.findByText('This provider has no games here.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Game categories' })).toBeNull();
    press('Show all providers');
    await waitFor(() => expect(address()).toBe('/m/gameList?gameType=LIVE'));
  });

  test('is that of its path, in any spelling', async () => {
    await open('/m/Live-Games/');
    await hearts();
    const { games } = await api.games.list({ page: 1, category: 'LIVE' });
    expect((await hearts()).map(gameOf)).toContain(games[0]?.name);
  });

  test('of all games has recent ones and the collection across categories', async () => {
    await open('/m/gameList?gameType=ALL&type=recent', { user: 'player01' });
    const shown = (await hearts()).map(gameOf);
    const { games } = await api.myGames.recent({ page: 1 });
    expect(shown).toEqual(games.slice(0, shown.length).map(({ name }) => name));
  });

  test('narrowed to a provider shows it, and all of them again', async () => {
    await open('/m/slot-games?vassalage=novanine');
    await hearts();
    await findAndPress(/^Remove provider filter/);
    await waitFor(() => expect(address()).toBe('/m/slot-games'));
  });

  test('of hot games contains those of its category, and has no pages', async () => {
    await open('/m/live-games?type=hot');
    const shown = (await hearts()).map(gameOf);
    expect(calls('GCSGAME_hotGamesV2')).toHaveLength(1);
    expect(calls('GCSGAME_gameList')).toEqual([]);
    const hot = (await api.games.hot()).filter(({ category }) => category === 'LIVE');
    expect(shown).toEqual(hot.map(({ name }) => name));
  });
});

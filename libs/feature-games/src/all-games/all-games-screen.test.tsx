import { api, GAME_CATEGORIES } from '@lobby/api-client';
import { layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  address,
  alertText,
  calls,
  chooseTab,
  fail,
  findAndPress,
  gameOf,
  hearts,
  open,
  PATH,
  settled,
} from '../screen.setup';

beforeEach(layOut);

const tabNames = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
const vendorsOf = async (list: string) => screen.findByRole('list', { name: list });

describe('All games', () => {
  test('has a menu with the hot games and the categories in the platform’s order', async () => {
    await open('/m/allGame');
    expect(await screen.findByRole('heading', { level: 1, name: 'All games' })).toBeTruthy();
    const groups = await api.games.vendors();
    await waitFor(async () =>
      expect(await tabNames()).toEqual(['Hot', ...groups.map(({ name }) => name)]),
    );
    expect(groups).toHaveLength(GAME_CATEGORIES.length);
    const menu = screen.getByRole('tablist', { name: 'Game categories' });
    expect(menu.getAttribute('aria-orientation')).toBe('vertical');
  });

  test('begins with the hot games, and leads to the whole list', async () => {
    await open('/m/allGame');
    const shown = (await hearts()).map(gameOf);
    const hot = await api.games.hot();
    expect(shown).toEqual(hot.slice(0, shown.length).map(({ name }) => name));
    const all = screen.getByRole('link', { name: 'See all' }).getAttribute('href');
    expect(all).toBe('/m/gameList?gameType=ALL');
    expect(calls('GCSGAME_gameList')).toEqual([]);
  });

  test('loads vendors and favourites on opening (D2 §2)', async () => {
    await open('/m/allGame?gameCategory=LIVE', { user: 'player01' });
    await vendorsOf('Providers: Live casino');
    await settled();
    expect(calls('GCSGAME_getVassGameType')).toHaveLength(1);
    expect(calls('MCSFE_getFavoriteGamesList')).toHaveLength(1);
  });

  test('shows the vendors of a category, which the address keeps', async () => {
    await open('/m/allGame');
    await chooseTab('Slots');
    const list = await vendorsOf('Providers: Slots');
    const groups = await api.games.vendors();
    const slots = groups.find(({ category }) => category === 'RNG')?.vendors ?? [];
    const names = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual(slots.map(({ name }) => name));
    expect(address()).toBe('/m/allGame?gameCategory=RNG');
    await chooseTab('Hot');
    await waitFor(() => expect(address()).toBe('/m/allGame'));
  });

  test.each([
    ['RNG', 'Lanternfox', '/m/slotsCenter?vassalage=lanternfox'],
    ['FISH', 'Tidepool', '/m/fishing-games?vassalage=tidepool'],
    ['PVP', 'Ivorygate', '/m/poker-games?vassalage=ivorygate'],
    ['LIVE', 'Velour', '/m/play?vendor=velour&category=LIVE'],
    ['SPORTS', 'Drumline', '/m/play?vendor=drumline&category=SPORTS'],
    ['ESPORTS', 'Nova Nine', '/m/play?vendor=novanine&category=ESPORTS'],
    ['COCKFIGHT', 'Brasswing', '/m/play?vendor=brasswing&category=COCKFIGHT'],
    ['BGS', 'Lanternfox', '/m/slotsCenter?vassalage=lanternfox'],
  ])('a vendor of %s, %s, leads to %s', async (category, vendor, path) => {
    await open(`/m/allGame?gameCategory=${category}`);
    const link = await screen.findByRole('link', { name: vendor });
    expect(link.getAttribute('href')).toBe(path);
  });

  test('fish have wide vendors in a row, and their games', async () => {
    await open('/m/allGame?gameCategory=FISH');
    const list = await vendorsOf('Providers: Fishing');
    expect([list.dataset['wide'], list.dataset['row']]).toEqual(['true', 'true']);
    const { games } = await api.games.list({ page: 1, category: 'FISH' });
    expect((await hearts()).map(gameOf)).toContain(games[0]?.name);
  });

  test('lotteries have a screen of their own', async () => {
    await open('/m/allGame');
    await chooseTab('Lottery');
    await waitFor(() => expect(address()).toBe('/m/lottery'));
  });

  test('a vendor under maintenance says so and opens nothing', async () => {
    await open('/m/allGame?gameCategory=PVP');
    const list = await vendorsOf('Providers: Card games');
    const card = within(list).getByText('Quillstone').closest('li');
    expect(card?.textContent).toContain('Maintenance');
    expect(card?.querySelector('a')).toBeNull();
  });

  test('the lobby of a vendor is a login away for a guest, and comes back here', async () => {
    await open('/m/allGame?gameCategory=LIVE');
    fireEvent.click(await screen.findByRole('link', { name: 'Velour' }));
    const lobby = '/m/play?vendor=velour&category=LIVE';
    await waitFor(() =>
      expect(address()).toBe(`/m/login?${new URLSearchParams({ returnTo: lobby })}`),
    );
  });

  test.each([
    ['type=recent', '/m/login?returnTo=%2Fm%2FgameList%3FgameType%3DALL%26type%3Drecent'],
    ['q=koi', '/m/gameList?gameType=ALL&q=koi'],
    ['vassalage=velour', '/m/gameList?gameType=ALL&vassalage=velour'],
  ])('an address with %s is that of the whole list', async (query, path) => {
    await open(`/m/allGame?${query}`);
    await waitFor(() => expect(address()).toBe(path));
  });

  test('vendors that fail to load can be retried; the menu stays', async () => {
    await open('/m/allGame?gameCategory=RNG', { answers: { [PATH.vendors]: 503 } });
    expect(await alertText()).toContain('Couldn’t load the providers');
    expect(await tabNames()).toHaveLength(GAME_CATEGORIES.length + 1);
    fail(PATH.vendors, { delayMs: 0 });
    await findAndPress('Try again');
    expect(await vendorsOf('Providers: Slots')).toBeTruthy();
  });

  test.each([
    ['no vendors', [{ gameType: 'RNG', displayName: 'Slots', vendors: [] }]],
    ['no such category', []],
  ])('an answer with %s shows that there are none', async (_, value) => {
    await open('/m/allGame?gameCategory=RNG', { answers: { [PATH.vendors]: { value } } });
    expect(await screen.findByText('No providers here yet')).toBeTruthy();
  });

  test('a vendor and a category that come twice are shown once', async () => {
    const vendor = { accountTypeName: 'velour', displayName: 'Velour', icon: '/x' };
    const group = { gameType: 'LIVE', displayName: 'Live casino', vendors: [vendor, vendor] };
    await open('/m/allGame?gameCategory=LIVE', {
      answers: { [PATH.vendors]: { value: [group, group] } },
    });
    expect(await screen.findAllByRole('link', { name: 'Velour' })).toHaveLength(1);
    expect(await tabNames()).toEqual(['Hot', 'Live casino']);
  });
});

import { api } from '@lobby/api-client';
import { layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  address,
  alertText,
  chooseTab,
  fail,
  findAndPress,
  gameOf,
  hearts,
  open,
  PATH,
} from '../screen.setup';

beforeEach(layOut);

const tabNames = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search games' });

describe('the slots centre', () => {
  test('has tabs for favourites, all and each vendor of slots', async () => {
    await open('/m/slotsCenter');
    const groups = await api.games.vendors();
    const slots = groups.find(({ category }) => category === 'RNG')?.vendors ?? [];
    expect(await tabNames()).toEqual(['My collection', 'All', ...slots.map(({ name }) => name)]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All');
    expect((await hearts()).length).toBeGreaterThan(0);
  });

  test('shows the slots of the vendor of the address', async () => {
    await open('/m/slotsCenter?vassalage=moonkoi');
    const { games } = await api.games.list({ page: 1, category: 'RNG', vendorCode: 'moonkoi' });
    const shown = (await hearts()).map(gameOf);
    expect(shown).toEqual(games.slice(0, shown.length).map(({ name }) => name));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Moonkoi');
  });

  test('keeps vendor and search in the address', async () => {
    await open('/m/slotsCenter?q=koi');
    await chooseTab('Moonkoi');
    await waitFor(() => expect(address()).toBe('/m/slotsCenter?q=koi&vassalage=moonkoi'));
    expect(search()).toHaveProperty('value', 'koi');
    await chooseTab('All');
    await waitFor(() => expect(address()).toBe('/m/slotsCenter?q=koi'));
  });

  test('favourites are those of slots, of every vendor', async () => {
    await open('/m/slotsCenter?vassalage=moonkoi', { user: 'player01' });
    await chooseTab('My collection');
    await waitFor(() => expect(address()).toBe('/m/slotsCenter?type=fav'));
    const { games } = await api.myGames.favourites({ page: 1, category: 'RNG' });
    await waitFor(async () =>
      expect((await hearts()).map(gameOf)).toEqual(games.map(({ name }) => name)),
    );
  });

  test.each(['/m/slotsCenter', '/m/slotsCenter?type=fav'])(
    'a guest logs in for favourites, and comes back to them from %s',
    async (at) => {
      await open(at);
      if (at === '/m/slotsCenter') await chooseTab('My collection');
      await waitFor(() =>
        expect(address()).toBe('/m/login?returnTo=%2Fm%2FslotsCenter%3Ftype%3Dfav'),
      );
    },
  );

  test('an unknown vendor has no games, and a way to all vendors', async () => {
    await open('/m/slotsCenter?vassalage=nobody');
    await findAndPress('Show all providers');
    await waitFor(() => expect(address()).toBe('/m/slotsCenter'));
    expect((await hearts()).length).toBeGreaterThan(0);
  });

  test('nothing found is emptied again', async () => {
    await open('/m/slotsCenter?q=qqqqqq');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear search' });
    fireEvent.click(clear ?? document.body);
    await waitFor(() => expect(address()).toBe('/m/slotsCenter'));
  });

  test('games are shown without their vendors, which can be retried', async () => {
    await open('/m/slotsCenter', { answers: { [PATH.vendors]: 503 } });
    expect((await hearts()).length).toBeGreaterThan(0);
    expect(await alertText()).toContain('Couldn’t load the providers');
    fail(PATH.vendors, { delayMs: 0 });
    await findAndPress('Try again');
    expect(await tabNames()).toContain('Moonkoi');
  });
});

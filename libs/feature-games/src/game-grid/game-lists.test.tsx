import { api } from '@lobby/api-client';
import { blankFrames, layOut, ROW_HEIGHT, screenAt, screensOf, scrollPage } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HomeRows, HotGamesBlock } from '../index';
import { hearts, open } from '../screen.setup';

beforeEach(() => {
  layOut();
  blankFrames();
});

const list = (name: string) => screen.findByRole('list', { name });

/** Position and size that each rendered item states, and the number of items. */
async function placesIn(name: string) {
  const items = within(await list(name)).getAllByRole('listitem');
  const stated = (attribute: string) => items.map((item) => Number(item.getAttribute(attribute)));
  return { at: stated('aria-posinset'), of: new Set(stated('aria-setsize')), count: items.length };
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

describe('the games of a grid are a list that states each one’s place', () => {
  test('of unknown length while pages remain, wherever one scrolled', async () => {
    await open('/m/slot-games');
    await hearts();
    const first = await placesIn('Slots');
    expect(first.count).toBeGreaterThan(5);
    expect(first.at).toEqual(from(1, first.count));
    expect(first.of).toEqual(new Set([-1]));
    scrollPage(4 * ROW_HEIGHT);
    await waitFor(async () => expect((await placesIn('Slots')).at[0]).toBeGreaterThan(1));
    const { at, count } = await placesIn('Slots');
    expect(at).toEqual(from(at[0] ?? 0, count));
  });

  test.each([
    ['the hot ones', '/m/slot-games?type=hot', 'Slots'],
    ['the recent ones', '/m/gameList?gameType=ALL&type=recent', 'All games'],
    ['My collection', '/m/gameList?gameType=ALL&type=fav', 'All games'],
  ])('of known length once the last is shown: %s', async (_which, path, name) => {
    await open(path, { user: 'player01' });
    await hearts();
    await waitFor(async () => expect((await placesIn(name)).of).not.toContain(-1));
    const { at, of } = await placesIn(name);
    expect(at[0]).toBe(1);
    expect([...of]).toEqual([Math.max(...at)]);
  });

  test('in the entry to the games, named by its heading', async () => {
    await open('/m/allGame');
    await hearts();
    expect((await placesIn('Most played')).at[0]).toBe(1);
  });

  test('in the search, from its first rows on', async () => {
    await open('/m/search?q=a');
    await hearts();
    const items = within(await list('Games')).getAllByRole('listitem');
    expect(items[0]?.getAttribute('aria-posinset')).toBe('1');
  });

  test('each item holds its game and its two buttons', async () => {
    await open('/m/slot-games');
    await hearts();
    const [first] = within(await list('Slots')).getAllByRole('listitem');
    expect(within(first ?? document.body).getAllByRole('button')).toHaveLength(3);
  });
});

describe('a row of games is a list, named by its heading', () => {
  const home = screensOf([
    screenAt('/m/home', () => (
      <>
        <HotGamesBlock />
        <HomeRows />
      </>
    )),
  ]);

  // Every row counts as in view.
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));

  test('of all of its games, though most are beside the screen', async () => {
    await home.open('/m/home');
    const games = await api.games.hot();
    const row = within(await list('Most played'));
    await waitFor(() => expect(row.getAllByRole('listitem')).toHaveLength(games.length));
  });

  test.each(['Slots', 'Live casino', 'Providers'])('%s', async (name) => {
    await home.open('/m/home');
    const row = within(await list(name));
    expect((await row.findAllByRole('listitem')).length).toBeGreaterThan(3);
  });
});

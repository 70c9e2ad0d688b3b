import aurora from '@lobby/brand-aurora';
import { api } from '@lobby/api-client';
import { createQueryClient } from '@lobby/feature-kit';
import { vendorsQuery } from '@lobby/session';
import { blankFrames, layOut, screenAt, screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CategoryBlock, HomeRows, HotGamesBlock } from '../index';
import { gameRoutes } from '../routes';
import { gameOf, hearts, PATH } from '../screen.setup';
import { clearParts } from '../search-index/index-store';

/** Home's blocks with games and categories. */
function Home() {
  return (
    <>
      <CategoryBlock />
      <HotGamesBlock />
      <HomeRows />
    </>
  );
}

const { open, address, settled, calls, sandbox } = screensOf([
  ...gameRoutes,
  screenAt('/m/home', Home),
]);

/** A brand whose rule book excludes cockfights, and one whose rule book does not. */
const LEFT_OUT = { ...aurora, jurisdiction: { ...aurora.jurisdiction, profile: 'mga' as const } };
const OFFERED = { ...aurora, jurisdiction: { ...aurora.jurisdiction, profile: 'cga' as const } };

/** Name of a cockfight in the catalogue. */
const FIGHT = 'Dawn Champion';

/** A game in the platform's format. */
const wireGame = (id: number, gameName: string, gameType: string) =>
  Object.fromEntries([
    ['nodeId', String(id)],
    ['gameId', `G_${id}`],
    ['vassalage', 'drumline'],
    ['gameName', gameName],
    ['showIcon', `/cdn/game/${id}`],
    ['gameType', gameType],
  ]);

/** A cockfight among the most played games. */
const HOT = wireGame(1, FIGHT, 'COCKFIGHT');

beforeEach(async () => {
  layOut();
  blankFrames();
  await clearParts();
  // Idle callbacks run at once, as in an idle browser.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
});

/** Every text and link on the page that names the category. */
const traces = () => [
  ...screen.queryAllByText('Cockfighting'),
  ...document.querySelectorAll('a[href*="COCKFIGHT"]'),
];

const PLACES = [
  ['Home', '/m/home'],
  ['the entry', '/m/allGame'],
  ['the game centre', '/m/gameCenter'],
] as const;

test.each(PLACES)('%s names a category that the rules leave in', async (_, at) => {
  await open(at, { brand: OFFERED });
  await waitFor(() => expect(traces()).not.toEqual([]));
});

test.each(PLACES)('%s does not name a category that the rules leave out', async (_, at) => {
  await open(at, { brand: LEFT_OUT });
  expect((await screen.findAllByText(/^Sports$/)).length).toBeGreaterThan(0);
  await settled();
  expect(traces()).toEqual([]);
});

test.each(PLACES)(
  '%s does not name it where another screen fetched every provider',
  async (_, at) => {
    await open('/m/gameCenter', { brand: OFFERED });
    const queries = createQueryClient();
    queries.setQueryData(vendorsQuery('EN').queryKey, await api.games.vendors());
    await open(at, { brand: LEFT_OUT, queries });
    expect((await screen.findAllByText(/^Sports$/)).length).toBeGreaterThan(0);
    await settled();
    expect(traces()).toEqual([]);
  },
);

test('the default order, if the categories fail to load, leaves it out', async () => {
  await open('/m/allGame', { brand: LEFT_OUT, answers: { [PATH.vendors]: 503 } });
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  await settled();
  expect(tabs).toEqual(expect.arrayContaining(['Sports', 'Esports']));
  expect(traces()).toEqual([]);
});

test.each([
  ['/m/gameList?gameType=COCKFIGHT', '/m/allGame'],
  ['/m/allGame?gameCategory=COCKFIGHT', '/m/allGame?gameCategory=COCKFIGHT'],
])('%s shows the entry to the games', async (at, shown) => {
  await open(at, { brand: LEFT_OUT });
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Hot');
  expect(address()).toBe(shown);
});

test('the list of sports contains none of it', async () => {
  await open('/m/sport-games', { brand: OFFERED });
  const { games } = await api.games.list({ page: 1, category: 'SPORTS' });
  const fights = games.filter(({ category }) => category === 'COCKFIGHT');
  expect(fights).not.toEqual([]);
  expect((await hearts()).map(gameOf)).toContain(fights[0]?.name);

  await open('/m/sport-games', { brand: LEFT_OUT });
  const shown = (await hearts()).map(gameOf);
  expect(shown).not.toEqual([]);
  expect(shown.filter((name) => fights.some((fight) => fight.name === name))).toEqual([]);
});

test('a list goes on behind pages that contain nothing else', async () => {
  const answer = sandbox.fetch.bind(sandbox);
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== PATH.list) return answer(request);
    const pageNum = Number(searchParams.get('pageNo'));
    const games = Array.from({ length: 25 }, (_, at) =>
      pageNum < 3
        ? wireGame(100 * pageNum + at, `Fight ${at}`, 'COCKFIGHT')
        : wireGame(100 * pageNum + at, `Match ${at}`, 'SPORTS'),
    );
    return Response.json({ success: true, value: { games, pageNum, totalPages: 3 } });
  });
  await open('/m/sport-games', { brand: LEFT_OUT });
  const shown = await screen.findAllByRole('button', { name: /^Favourite: / });
  expect(shown.map(gameOf)).toContain('Match 0');
});

test('nor do the most played', async () => {
  const answers = { [PATH.hot]: { value: [HOT] } };
  await open('/m/home', { brand: OFFERED, answers });
  expect((await hearts()).map(gameOf)).toContain(FIGHT);
  await open('/m/home', { brand: LEFT_OUT, answers });
  expect(await screen.findByText('The most played games appear here.')).toBeTruthy();
});

test.each([
  [OFFERED, 1],
  [LEFT_OUT, 0],
])('the search finds it where the rules leave it in: %#', async (brand, found) => {
  await open('/m/search', { brand });
  const box = await screen.findByRole('searchbox', { name: 'Search games' });
  fireEvent.change(box, { target: { value: FIGHT } });
  // Pages of the index, and the platform's search.
  await waitFor(() => expect(calls(PATH.list).length).toBeGreaterThan(1));
  await settled();
  expect(screen.queryAllByRole('button', { name: `Favourite: ${FIGHT}` })).toHaveLength(found);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { signedInAs, visitor } from '../testing/visitor';

interface Game {
  nodeId: string;
  gameName: string;
  gameType: string;
  vassalage: string;
  gameClassify: string | null;
}
interface List {
  games: Game[];
  pageNum: number;
  totalPages: number;
}

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
afterAll(() => {
  sandbox.close();
});

const list = (input: object) => visitor(sandbox).value<List>('games.list', input);
const typesOf = ({ games }: List) => new Set(games.map(({ gameType }) => gameType));

async function everyPage(input: object): Promise<Game[]> {
  const first = await list({ ...input, pageSize: 100 });
  const all = [...first.games];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
    all.push(...(await list({ ...input, pageSize: 100, pageNo })).games);
  }
  return all;
}

it('lists 25 games a page, each once, and none beyond the end', async () => {
  const first = await list({});
  expect([first.games.length, first.pageNum]).toEqual([25, 1]);
  const all = await everyPage({});
  expect(all.length).toBeGreaterThanOrEqual(2_400);
  expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length);
  expect(await list({ pageNo: 9_999 })).toMatchObject({ games: [], pageNum: 9_999 });
});

it('lists esports and cockfighting among sports, and separately', async () => {
  const sports = await everyPage({ gameType: 'SPORTS' });
  const kinds = new Set(sports.map(({ gameType }) => gameType));
  expect(kinds).toEqual(new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']));
  expect(typesOf(await list({ gameType: 'ESPORTS' }))).toEqual(new Set(['ESPORTS']));
  expect(typesOf(await list({ gameType: 'COCKFIGHT' }))).toEqual(new Set(['COCKFIGHT']));
});

it.each([
  ['BGS', 'RNG'],
  ['ELOTT', 'LOTT'],
  ['ELOTTO', 'LOTT'],
])('accepts %s for %s (D2 §3, §9)', async (asked, category) => {
  const alias = await list({ gameType: asked });
  expect(typesOf(alias)).toEqual(new Set([category]));
  expect(alias).toEqual(await list({ gameType: category }));
});

it.each([
  ['rong', 'VI', 'Rồng Ngọc Phương Đông'],
  ['  RỒNG NGỌC ', 'VI', 'Rồng Ngọc Phương Đông'],
  ['dem hoa dang', 'VI', 'Đêm Hoa Đăng'],
  ['燈籠', 'TW', '燈籠之夜'],
  ['lantern night', 'TW', '燈籠之夜'],
  ['dragao', 'PT', 'Dragão de Jade do Oriente'],
])('finds %j in %s', async (gameName, language, found) => {
  const { games } = await list({ gameName, language });
  expect(games.map((game) => game.gameName)).toContain(found);
});

it('wildcard characters in a search match only themselves', async () => {
  expect((await list({ gameName: '%' })).games).toEqual([]);
  expect((await list({ gameName: '_' })).games).toEqual([]);
});

it('filters by vendor, kind, minimum bet and lines together', async () => {
  const all = await everyPage({ gameType: 'RNG', vassalage: 'moonkoi' });
  const [one] = all;
  expect(
    all.every(({ vassalage, gameType }) => vassalage === 'moonkoi' && gameType === 'RNG'),
  ).toBe(true);
  const same = await everyPage({
    gameType: 'RNG',
    vassalage: 'moonkoi',
    gameClassify: one?.gameClassify,
    minBet: '0.1',
  });
  expect(same.length).toBeLessThan(all.length);
  expect(same.every(({ gameClassify }) => gameClassify === one?.gameClassify)).toBe(true);
});

it('every brand has 24 hot games, named in the language of the request', async () => {
  for (const brand of ['aurora', 'jade', 'ember'] as const) {
    const hot = await visitor(sandbox, { brand }).value<Game[]>('games.hot', { language: 'JA' });
    expect(hot).toHaveLength(24);
    expect(hot.every(({ gameName }) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(gameName))).toBe(true);
  }
  const named = (headers: Record<string, string>) =>
    visitor(sandbox, { headers }).value<Game[]>('games.hot');
  expect((await named({ Language: 'EN' }))[0]?.gameName).toBe('Lotus Under the Moon');
  expect((await named({}))[0]?.gameName).toBe('Sen Dưới Trăng');
});

it('stores a favourite once, and lists the newest first by page', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const { games } = await list({ gameType: 'RNG', pageSize: 30 });
  for (const { nodeId, vassalage: vendor } of [...games, ...games]) {
    await me.value('games.addFavourite', { nodeId, vendor });
  }
  const ids = games.map(({ nodeId }) => nodeId).reverse();
  expect(await me.value('games.favouriteIds')).toEqual(ids);
  const page = await me.value<{ content: Game[]; totalPages: number; nodeIds: string[] }>(
    'games.favourites',
    { pageNo: 2 },
  );
  expect(page.nodeIds).toEqual(ids);
  expect(page.content.map(({ nodeId }) => nodeId)).toEqual(ids.slice(25));
  expect(page.totalPages).toBe(2);
  const [last] = games;
  for (let i = 0; i < 2; i += 1) {
    await me.value('games.removeFavourite', { nodeId: last?.nodeId, vendor: last?.vassalage });
  }
  expect(await me.value('games.favouriteIds')).toEqual(ids.slice(0, -1));
});

it('lists the vendors of each category in the brand’s order', async () => {
  const vendors = await visitor(sandbox, { brand: 'ember' }).value<
    { gameType: string; vendors: { accountTypeName: string; maintenance: boolean }[] }[]
  >('games.vendors', { language: 'EN' });
  expect(vendors.map(({ gameType }) => gameType).slice(0, 3)).toEqual(['RNG', 'FISH', 'LIVE']);
  const codes = new Set(
    vendors.flatMap((one) => one.vendors.map(({ accountTypeName }) => accountTypeName)),
  );
  expect(codes.size).toBe(24);
  const closed = vendors.flatMap((one) => one.vendors).filter((one) => one.maintenance);
  expect(closed.map(({ accountTypeName }) => accountTypeName)).toEqual(['quillstone']);
});

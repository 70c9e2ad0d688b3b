import { api, type Lottery, type VendorGroup } from '@lobby/api-client';
import { blankFrames, layOut } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { calls, open, PATH, sandbox } from '../screen.setup';
import { playTypeOf } from './lottery-launch';

const LOTTERIES = '/lgw/games/mobile';

/** Parameters that only lottery launches have (D2 §4). */
const OWN = ['launchMode', 'lottoArea', 'lottoPrizeMode', 'lottoGameCode', 'lottoView'] as const;

let fetched = vi.spyOn(sandbox, 'fetch');
beforeEach(() => {
  layOut();
  blankFrames();
  fetched = vi.spyOn(sandbox, 'fetch');
});

async function launched() {
  await waitFor(() => expect(calls(PATH.launch)).toHaveLength(1));
  const launch = fetched.mock.calls.find(([{ url }]) => url.includes(PATH.launch));
  const { searchParams } = new URL(launch?.[0].url ?? '');
  const own = OWN.flatMap((name) =>
    searchParams.has(name) ? [[name, searchParams.get(name)]] : [],
  );
  return Object.fromEntries(own) as Record<string, string>;
}

/** The first lottery, and its game in the game lists. */
async function firstLottery() {
  await open('/m/lottery', { user: 'player01' });
  const { list } = await api.lottery.list();
  const [lottery] = list as [Lottery];
  const { games } = await api.games.list({ category: 'LOTT', page: 1 });
  const game = games.find(({ nodeId }) => nodeId === lottery.nodeId);
  const other = games.find(({ nodeId }) => list.every((one) => one.nodeId !== nodeId));
  if (!game || !other) throw new Error('the first lotteries stand in the list');
  return { lottery, game, other };
}

const betting = ({ gameCode }: Lottery) => ({
  launchMode: 'LOTT',
  lottoArea: 'VN',
  lottoPrizeMode: 'Elott',
  lottoGameCode: gameCode,
  lottoView: 'betting',
});

describe('a lottery (D2 §4)', () => {
  test('opened from its tile has its own launch', async () => {
    const { lottery, game } = await firstLottery();
    await open('/m/gameList?gameType=LOTT', { user: 'player01', reload: true });
    fireEvent.click(await screen.findByText(game.name));
    expect(await launched()).toEqual(betting(lottery));
  });

  test.each([
    ['its node', ({ nodeId }: Lottery) => ({ category: 'LOTT', game: nodeId })],
    ['no category, as a banner', ({ nodeId }: Lottery) => ({ category: 'UNKNOWN', game: nodeId })],
  ])('opened by an address with %s has its own launch', async (_, named) => {
    const { lottery } = await firstLottery();
    const query = new URLSearchParams({ vendor: lottery.vendorCode, ...named(lottery) });
    await open(`/m/play?${query}`, { user: 'player01', reload: true });
    expect(await launched()).toEqual(betting(lottery));
  });

  test('that is not of the list is launched as other games', async () => {
    const { other } = await firstLottery();
    const query = new URLSearchParams({
      vendor: other.vendorCode,
      game: other.nodeId,
      category: 'LOTT',
    });
    await open(`/m/play?${query}`, { user: 'player01', reload: true });
    expect(await launched()).toEqual({ launchMode: 'GLS' });
  });

  test('is launched as other games where the lotteries do not load', async () => {
    const { game } = await firstLottery();
    const query = new URLSearchParams({
      vendor: game.vendorCode,
      game: game.nodeId,
      category: 'LOTT',
    });
    const answers = { [LOTTERIES]: 400 } as const;
    await open(`/m/play?${query}`, { user: 'player01', reload: true, answers });
    expect(await launched()).toEqual({ launchMode: 'GLS' });
  });

  test('of a game of another category is not requested', async () => {
    await open('/m/play?vendor=lanternfox&game=1&gameId=1&category=RNG', { user: 'player01' });
    expect(await launched()).toEqual({ launchMode: 'GLS' });
    expect(calls(LOTTERIES)).toEqual([]);
  });
});

test('the lobby of a vendor of lotteries is opened by their launch (D2 §4)', async () => {
  const { lottery } = await firstLottery();
  await open(`/m/play?vendor=${lottery.vendorCode}&category=LOTT`, {
    user: 'player01',
    reload: true,
  });
  expect(await launched()).toEqual({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'Elott',
    lottoView: 'lobby',
  });
});

const vendor = (code: string, playTypes: VendorGroup['vendors'][number]['playTypes']) => ({
  code,
  name: code,
  icon: '/icon.svg',
  maintenance: false,
  playTypes,
});
const group = (category: VendorGroup['category'], ...vendors: VendorGroup['vendors']) => ({
  category,
  name: category,
  vendors,
});

test.each([
  ['entertaining by a vendor of lotteries', [group('LOTT', vendor('a', ['trad', 'ent']))], 'ent'],
  [
    'entertaining by the provider of Vietnam',
    [group('RNG', vendor('TCG_LOTTO_VN', ['ent']))],
    'ent',
  ],
  ['traditional by others', [group('RNG', vendor('a', ['ent']))], 'trad'],
  ['traditional without an entry', [group('LOTT', vendor('a', ['trad']))], 'trad'],
  ['traditional without vendors', [], 'trad'],
] as const)('lotteries are played %s (D2 §4)', (_, groups, playType) => {
  expect(playTypeOf(groups)).toBe(playType);
});

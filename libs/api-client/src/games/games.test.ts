import { expect, test } from 'vitest';
import { api } from '../api';
import { good, platform } from '../transport/transport.setup';

const GAME = {
  nodeId: '1',
  gameId: 'A_1',
  vassalage: 'drumline',
  gameName: 'Lantern Night',
  showIcon: '/cdn/game/1',
  gameType: 'RNG',
};

const VENDOR = { accountTypeName: 'drumline', displayName: 'Drumline', icon: '/cdn/vendor/1.svg' };

test('vendors stand in their categories by the documents’ words (D2 §3)', async () => {
  platform([good([{ gameType: 'ELOTT', displayName: 'Lottery', vendors: [VENDOR] }])]);
  expect(await api.games.vendors()).toEqual([
    {
      category: 'LOTT',
      name: 'Lottery',
      vendors: [
        {
          code: 'drumline',
          name: 'Drumline',
          icon: VENDOR.icon,
          maintenance: false,
          playTypes: [],
        },
      ],
    },
  ]);
});

const VIEW = { lottoArea: 'VN', lottoPrizeMode: 'Elott' };

test.each([
  [
    'a lottery, whatever its category said',
    { nodeId: '1', category: 'UNKNOWN' },
    { mode: 'Elott', code: 'VN_NORTH' },
    { ...VIEW, launchMode: 'LOTT', lottoGameCode: 'VN_NORTH', lottoView: 'betting' },
  ],
  [
    'the lobby of a vendor of lotteries',
    { category: 'LOTT' },
    { mode: 'Elott' },
    { ...VIEW, launchMode: 'LOTT', lottoView: 'lobby', gameCode: 'lobby' },
  ],
  [
    'a game of the category that is no lottery of the platform',
    { nodeId: '1', category: 'LOTT' },
    undefined,
    { launchMode: 'GLS' },
  ],
] as const)('%s has its launch (D2 §4)', async (_, named, lottery, said) => {
  const { sent } = platform([good({ content: { game_url: 'https://games.example/' } })]);
  await api.myGames.launch(
    { ...named, vendorCode: 'drumline' },
    {
      backUrl: 'https://x.example/',
      playMoney: false,
      playType: 'ent',
      lottery,
      key: 'tap-0001',
    },
  );
  const asked = Object.fromEntries(new URL(sent[0]?.url ?? '').searchParams);
  expect(asked).toMatchObject({ ...said, playType: 'ent', gameType: 'LOTT', gameCategory: 'LOTT' });
  const own = Object.keys(asked).filter((name) => name.startsWith('lotto'));
  expect(own).toEqual(Object.keys(said).filter((name) => name.startsWith('lotto')));
});

test.each([
  ['a game by its identifiers', { nodeId: '1', gameId: 'A_1' }, { nodeId: '1', gameId: 'A_1' }],
  ['a vendor without a game as its lobby', {}, { gameCode: 'lobby' }],
])('launches %s (D2 §3, §9)', async (_, ids, said) => {
  const { sent } = platform([good({ content: { game_url: 'https://games.example/' } })]);
  const backUrl = 'https://x.example/m/home?tab=1';
  const game = { ...ids, category: 'LIVE', vendorCode: 'drumline' } as const;
  await api.myGames.launch(game, { backUrl, playMoney: true, key: 'tap-0001' });
  const asked = Object.fromEntries(new URL(sent[0]?.url ?? '').searchParams);
  expect(asked).toMatchObject({
    ...said,
    gameType: 'LIVE',
    gameCategory: 'LIVE',
    vendor: 'drumline',
    freeplay: '1',
    isGameH5: '1',
    platform: 'html5',
    backUrl,
  });
});

test.each([
  [
    'tells nothing of itself',
    {},
    { freePlay: undefined, rejects: { trial: undefined, virtual: undefined } },
  ],
  [
    'takes everybody',
    { freeReject: false, virtualReject: false },
    { freePlay: undefined, rejects: { trial: false, virtual: false } },
  ],
  [
    'turns trial accounts away',
    { supportPlay: false, freeReject: true },
    { freePlay: false, rejects: { trial: true, virtual: undefined } },
  ],
  [
    'turns virtual accounts away',
    { supportPlay: true, virtualReject: true },
    { freePlay: true, rejects: { trial: undefined, virtual: true } },
  ],
])('a game that %s says so (D2 §3, §6)', async (_, said, told) => {
  platform([good([{ ...GAME, ...said }])]);
  expect(await api.games.hot()).toEqual([expect.objectContaining(told)]);
});

test.each([
  ['as it is displayed', { displayName: 'Lanterns' }, 'Lanterns'],
  ['as it is called where nothing else is displayed', {}, 'Lantern Night'],
])('a game is named %s (D2 §3)', async (_, named, name) => {
  platform([good([{ ...GAME, ...named }])]);
  expect(await api.games.hot()).toEqual([expect.objectContaining({ name })]);
});

const NOTHING_STATED = {
  gameClass: undefined,
  rtp: undefined,
  volatility: undefined,
  minBet: undefined,
};

test.each([
  ['nothing', {}, NOTHING_STATED],
  ['nulls', { rtp: null, volatility: null, minBet: null, gameClassify: null }, NOTHING_STATED],
  [
    'all of it',
    { rtp: '0.965', volatility: 'HIGH', minBet: '0.50', gameClassify: 'JP' },
    { gameClass: 'JP', rtp: '0.965', volatility: 'HIGH', minBet: '0.50' },
  ],
  ['a volatility that is newer than the client', { volatility: 'WILD' }, NOTHING_STATED],
])('a game whose vendor states %s tells just that', async (_, said, facts) => {
  platform([good([{ ...GAME, ...said }])]);
  expect(await api.games.hot()).toEqual([expect.objectContaining({ facts })]);
});

test.each(['96%', '-1e9', '12.3456789012', 'NaN'])(
  'a return of %j is a broken game',
  async (rtp) => {
    platform([good([{ ...GAME, rtp }, GAME])]);
    expect(await api.games.hot()).toHaveLength(1);
  },
);

test('a list is narrowed by class and least stake in the documents’ words (D2 §7)', async () => {
  const { sent } = platform([good({ games: [], pageNum: 1, totalPages: 0 })]);
  await api.games.list({ page: 1, category: 'RNG', gameClass: 'JP', minBet: '0.05' });
  const asked = Object.fromEntries(new URL(sent[0]?.url ?? '').searchParams);
  expect(asked).toMatchObject({ gameClassify: 'JP', minBet: '0.05', pageNo: '1', pageSize: '25' });
});

import {
  blankFrames,
  describeList,
  layOut,
  screenAt,
  screensOf,
  type ListCase,
} from '@lobby/testing';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { HotGamesBlock } from './hot-games/hot-games-block';
import { gameRoutes } from './routes';
import { PATH } from './screen.setup';

const tools = screensOf([...gameRoutes, screenAt('/m/home', HotGamesBlock)]);

beforeEach(() => {
  layOut();
  blankFrames();
});

const HEART = /^(?:Favourite|Yêu thích): /;
const games = async () =>
  (await screen.findAllByRole('button', { name: HEART })).map(
    (heart) => heart.getAttribute('aria-label')?.replace(HEART, '') ?? '',
  );
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

const GAMES = { waiting: 'Loading games', failed: 'Couldn’t load the games', rows: games };
const VENDORS = {
  call: PATH.vendors,
  waiting: 'Loading providers',
  failed: 'Couldn’t load the providers',
  empty: { value: [], said: 'No providers here yet' },
};

const LISTS: Readonly<Record<string, ListCase>> = {
  'the list of games': {
    ...GAMES,
    address: '/m/slot-games',
    call: PATH.list,
    empty: { value: { games: [], pageNum: 1, totalPages: 1 }, said: 'No games here yet' },
  },
  'the hot games': {
    ...GAMES,
    address: '/m/slot-games?type=hot',
    call: PATH.hot,
    empty: { value: [], said: 'No hot games yet' },
  },
  'the recent games': {
    ...GAMES,
    address: '/m/slot-games?type=recent',
    user: 'player01',
    call: '/wps/relay/GCS_recentGame',
    empty: { value: { list: [], totalPages: 0 }, said: 'No games played yet' },
  },
  'My collection': {
    ...GAMES,
    address: '/m/slot-games?type=fav',
    user: 'player01',
    call: '/wps/relay/MCSFE_getFavoriteGames',
    empty: { value: { content: [], pageNum: 1, totalPages: 0 }, said: 'Your collection is empty' },
  },
  'Home’s most played': {
    ...GAMES,
    address: '/m/home',
    call: PATH.hot,
    failed: 'Couldn’t load the most played games',
    empty: { value: [], said: 'The most played games appear here.' },
  },
  'the vendors of the game centre': {
    ...VENDORS,
    address: '/m/gameCenter',
    rows: async () => textsOf(await screen.findAllByRole('heading', { level: 2 })),
  },
  'the vendors of all games': {
    ...VENDORS,
    address: '/m/allGame?gameCategory=RNG',
    rows: async () => {
      const list = await screen.findByRole('list', { name: /^(?:Providers|Nhà cung cấp): / });
      return [list.getAttribute('aria-label') ?? '', ...textsOf([list])];
    },
  },
  'the lotteries': {
    address: '/m/lottery',
    call: '/lgw/games/mobile',
    waiting: 'Loading',
    failed: 'Couldn’t load the lotteries',
    empty: { value: { serverTime: Date.now(), list: [] }, said: 'No lotteries yet' },
    rows: async () => textsOf(await screen.findAllByRole('heading', { level: 3 })),
  },
};

for (const [name, list] of Object.entries(LISTS)) describeList(tools, name, list);

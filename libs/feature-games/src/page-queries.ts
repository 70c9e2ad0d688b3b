import { PATHS } from '@lobby/core';
import { infinitePageQuery, pageQuery, type PageQueries } from '@lobby/feature-kit';
import { settingsQuery, vendorsQuery } from '@lobby/session';
import { favouriteIdsQuery } from './favourites/favourite-ids.query';
import { listOf } from './game-list/list-address';
import { gamePagesQuery } from './game-pages/game-pages.query';
import { hotGamesQuery } from './hot-games/hot-games.query';
import { lotteriesQuery } from './lottery/lottery.query';
import { gamesOfView, toEntryView, VIEW_PARAMETER } from './all-games/entry-views';
import { menuQuery } from './vendors.query';

const gameList: PageQueries = ({ pathname, searchParams }, language) => {
  const list = listOf(pathname, searchParams);
  const shown = [
    infinitePageQuery(gamePagesQuery(list, language)),
    pageQuery(favouriteIdsQuery),
    pageQuery(menuQuery(language)),
  ];
  return list.vendorCode === undefined ? shown : [...shown, pageQuery(vendorsQuery(language))];
};

const gameEntry: PageQueries = ({ searchParams }, language) => {
  const games = gamesOfView(toEntryView(searchParams.get(VIEW_PARAMETER)));
  const first = [pageQuery(menuQuery(language)), pageQuery(favouriteIdsQuery)];
  if (!games) return [...first, pageQuery(vendorsQuery(language))];
  return [infinitePageQuery(gamePagesQuery(games, language)), ...first];
};

const slotsCentre: PageQueries = (address, language) => [
  ...gameList(address, language),
  pageQuery(vendorsQuery(language)),
];

const search: PageQueries = ({ searchParams }, language) =>
  searchParams.get('q')
    ? [pageQuery(favouriteIdsQuery), pageQuery(menuQuery(language))]
    : [pageQuery(hotGamesQuery(language)), pageQuery(vendorsQuery(language))];

/** Prefetched queries of this library's screens, by path. A launch is never prefetched: it opens a play. */
export const gamePageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.search]: search,
  [PATHS.allGames]: gameEntry,
  [PATHS.gameCenter]: (_address, language) => [pageQuery(vendorsQuery(language))],
  [PATHS.slotsCenter]: slotsCentre,
  [PATHS.lottery]: (_address, language) => [
    pageQuery(lotteriesQuery(language)),
    pageQuery(menuQuery(language)),
  ],
  [PATHS.slotGames]: gameList,
  [PATHS.liveGames]: gameList,
  [PATHS.cardGames]: gameList,
  [PATHS.fishingGames]: gameList,
  [PATHS.sportGames]: gameList,
  [PATHS.gameList]: gameList,
  [PATHS.play]: () => [pageQuery(settingsQuery)],
};

import { PATHS } from '@lobby/core';
import { infinitePageQuery, pageQuery, type PageQueries } from '@lobby/feature-kit';
import { settingsQuery } from '@lobby/session';
import { favouriteIdsQuery } from './favourites/favourite-ids.query';
import { listOf } from './game-list/list-address';
import { gamePagesQuery } from './game-pages/game-pages.query';
import { menuQuery, vendorsQuery } from './vendors.query';

const gameList: PageQueries = ({ pathname, searchParams }, language) => {
  const list = listOf(pathname, searchParams);
  const shown = [
    infinitePageQuery(gamePagesQuery(list, language)),
    pageQuery(favouriteIdsQuery),
    pageQuery(menuQuery(language)),
  ];
  return list.vendorCode === undefined ? shown : [...shown, pageQuery(vendorsQuery(language))];
};

/** First queries of this library's screens, by path. A launch is none: it opens a play. */
export const gamePageQueries: Readonly<Record<string, PageQueries>> = {
  [PATHS.allGames]: gameList,
  [PATHS.slotGames]: gameList,
  [PATHS.liveGames]: gameList,
  [PATHS.cardGames]: gameList,
  [PATHS.fishingGames]: gameList,
  [PATHS.sportGames]: gameList,
  [PATHS.gameList]: gameList,
  [PATHS.play]: () => [pageQuery(settingsQuery)],
};

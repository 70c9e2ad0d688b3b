export { gameRoutes } from './routes';
export { CategoryBlock } from './category-block/category-block';
export { HomeRows, MatchesRow, RecentBlock } from './home-rows/home-blocks';
export { HotGamesBlock } from './hot-games/hot-games-block';
export { SearchLink } from './search/search-link';
export { gamePageQueries } from './page-queries';
export { menuQuery } from './vendors.query';
export { hotGamesQuery } from './hot-games/hot-games.query';

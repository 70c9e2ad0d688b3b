export { gameRoutes } from './routes';
export { CategoryBlock } from './category-block/category-block';
export { HotGamesBlock } from './hot-games/hot-games-block';
export { gamePageQueries } from './page-queries';
export { hotGamesQuery } from './hot-games/hot-games.query';

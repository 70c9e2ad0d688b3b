export { gameRoutes } from './routes';
export { CategoryBlock } from './category-block/category-block';
export { HotGamesBlock } from './hot-games/hot-games-block';
export { hotGamesQuery } from './hot-games/hot-games.query';

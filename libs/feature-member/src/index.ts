export { memberPageQueries } from './page-queries';
export { memberRoutes } from './routes';

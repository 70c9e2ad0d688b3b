export { streamsRoutes } from './routes';

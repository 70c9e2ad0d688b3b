export { startLobby } from './start/start';
export { screenRoutes } from './routes';

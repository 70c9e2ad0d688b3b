export { startLobby } from './start/start';

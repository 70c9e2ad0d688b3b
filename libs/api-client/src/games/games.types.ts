export type { GamePage, GameQuery, VendorGroup } from './games.api';
export type { FavouriteRef, LaunchedGame } from './my-games.api';
export type { Game } from './to-game';

import type { Answered } from '../contract';
import type { wireGame } from '../contract/games/games';

/** Maps a documented game (decision 13). */
export const toGame = (wire: Answered<typeof wireGame>) => ({
  /** The platform's identifier: favourites, launch and addresses go by it. */
  nodeId: wire.nodeId,
  gameId: wire.gameId,
  name: wire.displayName ?? wire.gameName,
  category: wire.gameType,
  vendorCode: wire.vassalage,
  vendorName: wire.vendorName ?? wire.vassalage,
  /** Address of the picture without its shape and ending. */
  picture: wire.showIcon,
});

export type Game = ReturnType<typeof toGame>;

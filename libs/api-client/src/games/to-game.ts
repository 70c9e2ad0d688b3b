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
  /** Whether it can be opened for play money; undefined if the platform does not say. */
  freePlay: wire.supportPlay ?? undefined,
  /** Account types that the platform turns away (D2 §6). */
  rejects: { trial: wire.freeReject === true, virtual: wire.virtualReject === true },
});

export type Game = ReturnType<typeof toGame>;

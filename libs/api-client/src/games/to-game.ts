import type * as z from 'zod/mini';
import type { wireGame } from '../contract';

export type GameCategory = z.output<typeof wireGame>['gameType'];

export interface Game {
  /** The platform's identifier: favourites, launch and addresses go by it. */
  nodeId: string;
  gameId: string;
  name: string;
  category: GameCategory;
  vendorCode: string;
  vendorName: string;
  /** Address of the picture without its shape and ending. */
  picture: string;
}

/** The platform's words to ours; its vendor goes by an odd one (decision 13). */
export function toGame(wire: z.output<typeof wireGame>): Game {
  return {
    nodeId: wire.nodeId,
    gameId: wire.gameId,
    name: wire.gameName,
    category: wire.gameType,
    vendorCode: wire.vassalage,
    vendorName: wire.accountTypeName ?? wire.vassalage,
    picture: wire.showIcon,
  };
}

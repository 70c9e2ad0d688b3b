import type { Answered } from '../contract';
import type { wireGame } from '../contract/games/games';
import { UNKNOWN } from '../contract/wire';

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
  /** Whether the platform turns account types away (D2 §6); undefined if it does not say. */
  rejects: {
    trial: wire.freeReject ?? undefined,
    virtual: wire.virtualReject ?? undefined,
  },
  /** What the vendor states of the game; undefined where it states nothing. */
  facts: {
    /** The vendor's class of a slot, such as `JP` (D2 §3). */
    gameClass: wire.gameClassify ?? undefined,
    /** Share of the stakes that is returned over time, as a decimal string. */
    rtp: wire.rtp ?? undefined,
    volatility: wire.volatility === UNKNOWN ? undefined : (wire.volatility ?? undefined),
    /** Least stake of a round, in the currency of the wallet. */
    minBet: wire.minBet ?? undefined,
  },
});

export type Game = ReturnType<typeof toGame>;

import type { Answered } from '../contract';
import type { wireGame } from '../contract/games/games';
import { UNKNOWN } from '../contract/wire';

/** Maps a documented game (decision 13). */
export const toGame = (wire: Answered<typeof wireGame>) => ({
  /** The platform's id, used by favourites, launches and URLs. */
  nodeId: wire.nodeId,
  gameId: wire.gameId,
  name: wire.displayName ?? wire.gameName,
  category: wire.gameType,
  vendorCode: wire.vassalage,
  vendorName: wire.vendorName ?? wire.vassalage,
  /** URL of the picture without shape and extension. */
  picture: wire.showIcon,
  /** Whether it supports play money; undefined if unknown. */
  freePlay: wire.supportPlay ?? undefined,
  /** Account types that the platform rejects (D2 §6); undefined if unknown. */
  rejects: {
    trial: wire.freeReject ?? undefined,
    virtual: wire.virtualReject ?? undefined,
  },
  /** Facts published by the vendor; undefined where unpublished. */
  facts: {
    /** The vendor's class of a slot, such as `JP` (D2 §3). */
    gameClass: wire.gameClassify ?? undefined,
    /** Return to player, as a decimal string. */
    rtp: wire.rtp ?? undefined,
    volatility: wire.volatility === UNKNOWN ? undefined : (wire.volatility ?? undefined),
    /** Minimum stake per round, in the wallet's currency. */
    minBet: wire.minBet ?? undefined,
  },
});

export type Game = ReturnType<typeof toGame>;

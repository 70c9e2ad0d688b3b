import type { Game } from '@lobby/api-client';
import fc from 'fast-check';

/** Creates a game for tests and stories. */
export function sampleGame(nodeId: string, name = `Game ${nodeId}`): Game {
  return {
    nodeId,
    gameId: `g${nodeId}`,
    name,
    category: 'RNG',
    vendorCode: 'NORTH',
    vendorName: 'Northlight',
    picture: `/cdn/game/${nodeId}`,
    freePlay: undefined,
    rejects: { trial: false, virtual: false },
    facts: { gameClass: undefined, rtp: undefined, volatility: undefined, minBet: undefined },
  };
}

/** Arbitrary: lists of games with duplicates. */
export const someGames = fc
  .array(fc.integer({ min: 0, max: 30 }))
  .map((ids) => ids.map((id) => sampleGame(String(id))));

import * as z from 'zod/mini';
import { defineCall } from './call';
import { wireCategory, wireId, wireInt, wireText } from './wire';

/** A game as the platform tells of it (D2 §3). */
export const wireGame = z.object({
  nodeId: wireId,
  gameId: wireId,
  roomId: z.optional(z.nullable(wireText(64))),
  /** The vendor's code. */
  vassalage: wireText(32),
  accountTypeName: z.optional(wireText(64)),
  gameName: wireText(200),
  nodeName: z.optional(wireText(200)),
  /** Address of the game's picture without shape and ending: `-portrait.avif` and others follow. */
  showIcon: wireText(500),
  gameType: wireCategory,
  gameClassify: z.optional(z.nullable(wireText(64))),
});

export const pageNo = z._default(wireInt(1, 10_000), 1);
export const pageSize = z._default(wireInt(1, 100), 25);
export const optionalCategory = z.optional(z.union([wireCategory, z.literal('')]));
export const language = z.optional(wireText(8));
export const games = {
  vendors: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    module: 'GAMELO3',
    auth: 'none',
    body: 'query',
    input: z.object({
      typeId: z.optional(wireInt(1, 9)),
      merchant_code: z.optional(wireText(64)),
      language,
    }),
    value: z.array(
      z.object({
        gameType: wireCategory,
        displayName: wireText(64),
        vassalages: z.array(
          z.object({
            vassalage: wireText(32),
            accountTypeName: wireText(64),
            displayName: wireText(64),
            iconUrl: wireText(500),
            maintenance: z._default(z.boolean(), false),
          }),
        ),
      }),
    ),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Game types in order, each with its vendors',
  }),
  list: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    module: 'GAMELO3',
    auth: 'none',
    body: 'query',
    input: z.object({
      merchant: z.optional(wireText(64)),
      platform: z.optional(wireText(16)),
      clientType: z.optional(wireInt(1, 9)),
      gameName: z.optional(wireText(100)),
      gameType: optionalCategory,
      pageNo,
      pageSize,
      vassalage: z.optional(wireText(32)),
      gameClassify: z.optional(wireText(64)),
      minBet: z.optional(wireText(16)),
      minLine: z.optional(wireText(16)),
      language,
    }),
    value: z.object({
      games: z.array(wireGame),
      pageNum: z.int(),
      totalPages: z.int().check(z.nonnegative()),
    }),
    errors: [],
    provenance: 'spec',
    section: 'D2 §7',
    summary: 'Games by type, vendor and name, a page at a time',
  }),
  hot: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    module: 'GAMELOHOT3',
    auth: 'none',
    body: 'query',
    input: z.object({
      isPlatform: z.optional(wireInt(0, 9)),
      language,
      platform: z.optional(wireText(16)),
      merchantCode: z.optional(wireText(64)),
    }),
    value: z.array(wireGame),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Most played games',
  }),
};

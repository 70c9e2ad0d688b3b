import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { categoryInput, openEnum, opt, wireCategory, wireId, wireInt, wireText } from '../wire';

const call = callsOf({ module: 'GAMELO3', auth: 'none' });

/** A game (D2 §3). */
export const wireGame = z.object({
  nodeId: wireId,
  gameId: wireId,
  roomId: opt(wireText(64)),
  /** The vendor's code. */
  vassalage: wireText(32),
  vendorName: z.optional(wireText(64)),
  gameName: wireText(200),
  nodeName: z.optional(wireText(200)),
  /** The name to show; absent: `gameName`. */
  displayName: opt(wireText(200)),
  /** Address of the game's picture without shape and ending: `-portrait.avif` and others follow. */
  showIcon: wireText(500),
  /** Address of the square picture, with its ending. */
  iconUrl: opt(wireText(500)),
  /** Address of the upright picture, with its ending. */
  mobileLargeIcon: opt(wireText(500)),
  gameType: wireCategory,
  gameClassify: opt(wireText(64)),
  /** Whether it can be opened for play money (D2 §3). Absent: not known. */
  supportPlay: opt(z.boolean()),
  /** Whether trial accounts are turned away (D2 §6). */
  freeReject: opt(z.boolean()),
  /** Whether virtual accounts are turned away (D2 §6). */
  virtualReject: opt(z.boolean()),
});

export const pageNo = z._default(wireInt(1, 10_000), 1);
export const pageSize = z._default(wireInt(1, 100), 25);
export const optionalCategory = z.optional(z.union([categoryInput, z.literal('')]));
export const language = z.optional(wireText(8));
export const games = {
  vendors: call({
    path: '/wps/relay/GCSGAME_getVassGameType',
    input:
      DOCUMENTED &&
      z.object({
        typeId: z.optional(wireInt(1, 9)),
        merchant_code: z.optional(wireText(64)),
        language,
      }),
    value: z.array(
      z.object({
        gameType: wireCategory,
        displayName: wireText(64),
        vendors: z.array(
          z.object({
            /** The vendor's code. */
            accountTypeName: wireText(32),
            displayName: wireText(64),
            icon: wireText(500),
            /** Tradition and entertainment, of lotteries (D2 §4). */
            playTypes: z._default(z.array(openEnum(['trad', 'ent'])), []),
            maintenance: z._default(z.boolean(), false),
          }),
        ),
      }),
    ),
    docs: DOCUMENTED && { summary: 'Categories in order, each with its vendors' },
  }),
  list: call({
    path: '/wps/relay/GCSGAME_gameList',
    input:
      DOCUMENTED &&
      z.object({
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
    docs: DOCUMENTED && {
      provenance: 'spec',
      summary: 'Games by type, vendor and name, a page at a time',
    },
  }),
  hot: call({
    path: '/wps/relay/GCSGAME_hotGamesV2',
    module: 'GAMELOHOT3',
    input:
      DOCUMENTED &&
      z.object({
        isPlatform: z.optional(wireInt(0, 9)),
        language,
        platform: z.optional(wireText(16)),
        merchantCode: z.optional(wireText(64)),
      }),
    value: z.array(wireGame),
    docs: DOCUMENTED && { summary: 'Most played games' },
  }),
};

import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import {
  categoryInput,
  openEnum,
  opt,
  wireAmount,
  wireCategory,
  wireId,
  wireInt,
  wireRate,
  wireText,
} from '../wire';

const call = callsOf({ module: 'GAMELO3', auth: 'none' });

/** A game (D2 §3). */
export const wireGame = z.object({
  /** Identifier of the game's lobby node; identifies the game in calls and URLs. */
  nodeId: wireId,
  /** The vendor's identifier of the game. */
  gameId: wireId,
  /** The vendor's room; absent if the game has none. */
  roomId: opt(wireText(64)),
  /** The vendor's code. */
  vassalage: wireText(32),
  /** Name of the vendor. */
  vendorName: z.optional(wireText(64)),
  /** Name in the language of the header. */
  gameName: wireText(200),
  /** Name of its place in the lobby. */
  nodeName: z.optional(wireText(200)),
  /** Name to show; absent: `gameName`. */
  displayName: opt(wireText(200)),
  /** Address of the game's picture without shape and ending: `-portrait.avif` and others follow. */
  showIcon: wireText(500),
  /** Address of the square picture, with its ending. */
  iconUrl: opt(wireText(500)),
  /** Address of the upright picture, with its ending. */
  mobileLargeIcon: opt(wireText(500)),
  /** Game category. */
  gameType: wireCategory,
  /** The vendor's own class of the game. */
  gameClassify: opt(wireText(64)),
  /** Whether it supports play money (D2 §3). Absent: unknown. */
  supportPlay: opt(z.boolean()),
  /** Whether trial accounts are rejected (D2 §6). */
  freeReject: opt(z.boolean()),
  /** Whether virtual accounts are rejected (D2 §6). */
  virtualReject: opt(z.boolean()),
  /** Return to player as published by the vendor. Absent: not published. */
  rtp: opt(wireRate),
  /** Volatility as published by the vendor. Absent: not published. */
  volatility: opt(openEnum(['LOW', 'MEDIUM', 'HIGH'])),
  /** Minimum stake per round, in the wallet's currency. Absent: not published. */
  minBet: opt(wireAmount),
});

/** Page of a list, from 1. */
export const pageNo = z._default(wireInt(1, 10_000), 1);
/** Rows on a page of a list. */
export const pageSize = z._default(wireInt(1, 100), 25);
/** Category filter of a list; absent or empty: all. */
export const optionalCategory = z.optional(z.union([categoryInput, z.literal('')]));
/** Language of names, by the platform's code. */
export const language = z.optional(wireText(8));
/** Calls about games that the first page makes; other files define the rest. */
export const games = {
  vendors: call({
    path: '/wps/relay/GCSGAME_getVassGameType',
    input:
      DOCUMENTED &&
      z.object({
        /** Kind of menu; the sandbox supports one. */
        typeId: z.optional(wireInt(1, 9)),
        /** Code of the merchant, as in the header. */
        merchant_code: z.optional(wireText(64)),
        /** Language of names; absent: that of the header. */
        language,
      }),
    value: z.array(
      z.object({
        /** Game category. */
        gameType: wireCategory,
        /** Name of the category. */
        displayName: wireText(64),
        /** Vendors of the category, in their order. */
        vendors: z.array(
          z.object({
            /** The vendor's code. */
            accountTypeName: wireText(32),
            /** Name of the vendor. */
            displayName: wireText(64),
            /** Address of the vendor's logo. */
            icon: wireText(500),
            /** Tradition and entertainment, of lotteries (D2 §4). */
            playTypes: z._default(z.array(openEnum(['trad', 'ent'])), []),
            /** Whether it is closed for maintenance. */
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
        /** Code of the merchant, as in the header. */
        merchant: z.optional(wireText(64)),
        /** Platform of the client, such as `html5`. */
        platform: z.optional(wireText(16)),
        /** Kind of client; does not affect the response. */
        clientType: z.optional(wireInt(1, 9)),
        /** Part of a name to look for; absent: all. */
        gameName: z.optional(wireText(100)),
        /** Only this game category; empty or absent: all. */
        gameType: optionalCategory,
        /** Number of the page, from 1. */
        pageNo,
        /** Rows of a page. */
        pageSize,
        /** Only this vendor, by its code; absent: all. */
        vassalage: z.optional(wireText(32)),
        /** Only this class of the vendor's. */
        gameClassify: z.optional(wireText(64)),
        /** Only games with this least stake. */
        minBet: z.optional(wireText(16)),
        /** Only games with this number of lines. */
        minLine: z.optional(wireText(16)),
        /** Language of names; absent: that of the header. */
        language,
      }),
    value: z.object({
      /** Games of this page. */
      games: z.array(wireGame),
      /** Number of this page, from 1. */
      pageNum: z.int(),
      /** Number of pages; 0 without rows. */
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
        /** Which games; the client asks for 2. */
        isPlatform: z.optional(wireInt(0, 9)),
        /** Language of names; absent: that of the header. */
        language,
        /** Platform of the client, such as `html5`. */
        platform: z.optional(wireText(16)),
        /** Code of the merchant, as in the header. */
        merchantCode: z.optional(wireText(64)),
      }),
    value: z.array(wireGame),
    docs: DOCUMENTED && { summary: 'Most played games' },
  }),
};

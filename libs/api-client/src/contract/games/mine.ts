import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { language, optionalCategory, pageNo, pageSize, wireGame } from './games';
import { wireId, wireInt, wireText } from '../wire';

const call = callsOf({ module: 'GAMELOFAV3', docs: DOCUMENTED && { provenance: 'spec' } });

const favourite = z.object({
  /** The game's place in the lobby. */
  nodeId: wireId,
  /** Code of its vendor. */
  vendor: wireText(32),
  /** Session token, if the platform requires it in the payload (decision 15). */
  token: z.optional(wireText(512)),
});

/** Calls about a member's games: favourites, recent games, launches. */
export const gamesMine = {
  favourites: call({
    path: '/wps/relay/MCSFE_getFavoriteGames',
    tokenInPayload: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Number of the page, from 1. */
        pageNo,
        /** Rows of a page. */
        pageSize,
        /** Only this game category; empty or absent: all. */
        gameType: optionalCategory,
        /** Language of names; absent: that of the header. */
        language,
        /** Session token, if the platform requires it in the payload (decision 15). */
        token: z.optional(wireText(512)),
      }),
    value: z.object({
      /** Games of this page. */
      content: z.array(wireGame),
      /** Number of this page, from 1. */
      pageNum: z.int(),
      /** Number of pages; 0 without rows. */
      totalPages: z.int().check(z.nonnegative()),
      /** Places in the lobby of all favourites, whatever the page and category. */
      nodeIds: z._default(z.array(wireId), []),
    }),
    docs: DOCUMENTED && { summary: 'Favourite games, a page at a time' },
  }),
  favouriteIds: call({
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    value: z.array(wireId),
    docs: DOCUMENTED && {
      provenance: 'chosen',
      section: 'D2 §3',
      summary: 'Identifiers of all favourite games',
    },
  }),
  addFavourite: call({
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    tokenInPayload: true,
    input: DOCUMENTED && favourite,
    docs: DOCUMENTED && {
      errors: ['game.not.found'],
      summary: 'Add a favourite; repeating it changes nothing',
    },
  }),
  removeFavourite: call({
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    tokenInPayload: true,
    input: DOCUMENTED && favourite,
    docs: DOCUMENTED && { summary: 'Remove a favourite; repeating it changes nothing' },
  }),
  recent: call({
    path: '/wps/relay/GCS_recentGame',
    module: 'GAMELOREC3',
    input:
      DOCUMENTED &&
      z.object({
        /** Number of the page, from 1. */
        page: pageNo,
        /** Rows of a page. */
        pageSize,
        /** Only this game category; empty or absent: all. */
        gameType: optionalCategory,
        /** Language of names; absent: that of the header. */
        language,
        /** Kind of client; changes nothing in the answer. */
        clientType: z.optional(wireInt(1, 9)),
      }),
    value: z.object({
      /** Games of this page, the last played first. */
      list: z.array(wireGame),
      /** Number of pages; 0 without rows. */
      totalPages: z.int().check(z.nonnegative()),
    }),
    docs: DOCUMENTED && { summary: 'Games played last, newest first' },
  }),
  launch: call({
    path: '/wps/game/launchGame',
    money: true,
    retry: false,
    // Vendors may be slow to open a game; after 30 s the screen asks the player whether to keep waiting (decision 25).
    waitMs: 45_000,
    module: 'GAMELO3',
    input:
      DOCUMENTED &&
      z.object({
        /** GLS: a game or a lobby; LOTT: a lottery. */
        launchMode: z.optional(z.enum(['GLS', 'LOTT'])),
        /** Game category; `gameType` is its other name. */
        gameCategory: optionalCategory,
        /** Game category; `gameCategory` is its other name. */
        gameType: optionalCategory,
        /** Code of the vendor. */
        vendor: wireText(32),
        /** The vendor's game code, used without identifiers; `lobby` is the vendor's lobby (D2 §9). */
        gameCode: z._default(wireText(64), 'lobby'),
        /** The vendor's identifier of the game; absent: by `gameCode`. */
        gameId: z.optional(wireId),
        /** The game's place in the lobby; absent: by `gameCode`. */
        nodeId: z.optional(wireId),
        /** Platform of the client, such as `html5`. */
        platform: z.optional(wireText(16)),
        /** 1: play money; 0: real money. */
        freeplay: z.optional(wireInt(0, 1)),
        /** 1: a browser game; 0: an app game. */
        isGameH5: z.optional(wireInt(0, 1)),
        /** Tradition or entertainment (D2 §3). */
        playType: z._default(z.enum(['trad', 'ent']), 'trad'),
        /** Page of the brand that a game in the top-level window links back to. */
        backUrl: z.optional(wireText(2000)),
        /** Language of names; absent: that of the header. */
        language,
        /** Kind of device. */
        device: z.optional(wireText(32)),
        /** Area of a lottery (`launchMode` LOTT). */
        lottoArea: z.optional(z.literal('VN')),
        /** Prize mode to open. */
        lottoPrizeMode: z.optional(z.enum(['Lott', 'ZY', 'Elott'])),
        /** Code of the lottery; absent: the lobby of the vendor. */
        lottoGameCode: z.optional(wireId),
        /** What to open: the bets of a lottery, or the lobby. */
        lottoView: z.optional(z.enum(['betting', 'lobby'])),
      }),
    value: z.object({
      /** Where the game is. */
      content: z.object({
        /** Address to open, on an origin of `settings.origins.game`. */
        game_url: wireText(2000),
      }),
    }),
    docs: DOCUMENTED && {
      errors: [
        'game.not.found',
        'game.maintenance',
        'account.no.permission',
        'function.not.available',
        'account.excluded',
        'protection.limit.reached',
        'identity.required',
      ],
      summary: 'Launch a game; returns its address',
    },
  }),
};

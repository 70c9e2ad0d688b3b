import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { language, optionalCategory, pageNo, pageSize, wireGame } from './games';
import { wireId, wireInt, wireText } from '../wire';

const call = callsOf({ module: 'GAMELOFAV3', docs: DOCUMENTED && { provenance: 'spec' } });

const favourite = z.object({
  nodeId: wireId,
  vendor: wireText(32),
  token: z.optional(wireText(512)),
});

/** A member's own games, and playing them. */
export const gamesMine = {
  favourites: call({
    path: '/wps/relay/MCSFE_getFavoriteGames',
    tokenInPayload: true,
    input:
      DOCUMENTED &&
      z.object({
        pageNo,
        pageSize,
        gameType: optionalCategory,
        language,
        token: z.optional(wireText(512)),
      }),
    value: z.object({
      content: z.array(wireGame),
      pageNum: z.int(),
      totalPages: z.int().check(z.nonnegative()),
      /** Of every favourite, whatever the page and category. */
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
      summary: 'Keep a game as a favourite; a second time changes nothing',
    },
  }),
  removeFavourite: call({
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    tokenInPayload: true,
    input: DOCUMENTED && favourite,
    docs: DOCUMENTED && { summary: 'Drop a favourite; one that is none changes nothing' },
  }),
  recent: call({
    path: '/wps/relay/GCS_recentGame',
    module: 'GAMELOREC3',
    input:
      DOCUMENTED &&
      z.object({
        page: pageNo,
        pageSize,
        gameType: optionalCategory,
        language,
        clientType: z.optional(wireInt(1, 9)),
      }),
    value: z.object({ list: z.array(wireGame), totalPages: z.int().check(z.nonnegative()) }),
    docs: DOCUMENTED && { summary: 'Games played last, newest first' },
  }),
  launch: call({
    path: '/wps/game/launchGame',
    retry: false,
    module: 'GAMELO3',
    input:
      DOCUMENTED &&
      z.object({
        launchMode: z.optional(z.enum(['GLS', 'LOTT'])),
        gameCategory: optionalCategory,
        gameType: optionalCategory,
        vendor: wireText(32),
        /** Of a game without identifiers; `lobby` is the vendor's lobby (D2 §9). */
        gameCode: z._default(wireText(64), 'lobby'),
        gameId: z.optional(wireId),
        nodeId: z.optional(wireId),
        platform: z.optional(wireText(16)),
        /** 1 play money, 0 real. */
        freeplay: z.optional(wireInt(0, 1)),
        /** 1 a game for browsers, 0 one of an app. */
        isGameH5: z.optional(wireInt(0, 1)),
        /** Tradition or entertainment (D2 §3). */
        playType: z._default(z.enum(['trad', 'ent']), 'trad'),
        /** Page of the brand that a game opened on top leads back to. */
        backUrl: z.optional(wireText(2000)),
        language,
        device: z.optional(wireText(32)),
        /** Of a lottery (`launchMode` LOTT). */
        lottoArea: z.optional(z.literal('VN')),
        lottoPrizeMode: z.optional(z.enum(['Lott', 'ZY', 'Elott'])),
        /** Absent: the lobby of the vendor. */
        lottoGameCode: z.optional(wireId),
        lottoView: z.optional(z.enum(['betting', 'lobby'])),
      }),
    value: z.object({ content: z.object({ game_url: wireText(2000) }) }),
    docs: DOCUMENTED && {
      errors: [
        'game.not.found',
        'game.maintenance',
        'account.no.permission',
        'function.not.available',
        'account.excluded',
        'protection.limit.reached',
      ],
      summary: 'Open a game: the address it is played at',
    },
  }),
};

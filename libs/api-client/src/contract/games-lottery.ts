import * as z from 'zod/mini';
import { defineCall } from './call';
import { pageInput, pageOf, rangeInput, wireAmount, wireId, wireText, wireTime } from './wire';

/** Drawn numbers by prize, the special one first; digits may begin with zeros. */
export const wireNumero = z.array(
  z.object({
    prize: z.enum(['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']),
    numbers: z.array(z.string().check(z.regex(/^\d{1,8}$/))).check(z.maxLength(20)),
  }),
);

/** What is bet on: two last digits, those of any prize, one last digit, odd or even, big or small. */
export const wireLotteryPlay = z.enum(['SPECIAL2', 'ANY2', 'LAST1', 'PARITY', 'SIZE']);

const wireArea = z.enum(['NORTH', 'CENTRE', 'SOUTH', 'FAST']);

/** One draw that is over. */
export const wireDraw = z.object({
  gameCode: wireId,
  gameName: wireText(200),
  area: wireArea,
  issueNo: wireText(32),
  drawTime: wireTime,
  numero: wireNumero,
});

export const gamesLottery = {
  lotteries: defineCall({
    method: 'GET',
    path: '/lgw/games/mobile',
    module: 'GAMELO3',
    auth: 'none',
    body: 'query',
    input: z.object({
      language: z.optional(wireText(8)),
    }),
    value: z.object({
      list: z.array(
        z.object({
          gameCode: wireId,
          gameName: wireText(200),
          area: wireArea,
          /** The game it is launched as. */
          nodeId: wireId,
          gameId: wireId,
          vassalage: wireText(32),
          showIcon: wireText(500),
          /** Days of the week (0 is Sunday) and time of day in Vietnam's time; absent for fast draws. */
          drawDays: z.optional(z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(6))))),
          drawTime: z.optional(z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/)))),
          /** Of fast draws. */
          everySeconds: z.optional(z.nullable(z.int().check(z.positive()))),
          nextDrawTime: wireTime,
          /** When bets on the next draw close. */
          closeTime: wireTime,
          minBet: wireAmount,
          prizeModes: z.array(
            z.object({
              prizeMode: z.enum(['Lott', 'ZY', 'Elott']),
              playTypes: z.array(
                z.object({
                  playType: z.enum(['trad', 'ent']),
                  plays: z.array(
                    z.object({
                      playCode: wireLotteryPlay,
                      /** What comes back of a stake of 1. */
                      odds: wireAmount,
                    }),
                  ),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Lotteries with their next draws and what can be bet on them',
  }),
  drawnNumbers: defineCall({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    module: 'AGEANNOUNCE3',
    auth: 'none',
    body: 'query',
    input: z.object({
      /** Absent: the last draw of every lottery. */
      gameCode: z.optional(wireId),
      language: z.optional(wireText(8)),
      ...rangeInput,
      ...pageInput,
    }),
    value: pageOf(wireDraw),
    errors: ['game.not.found'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Drawn numbers, the newest first',
  }),
};

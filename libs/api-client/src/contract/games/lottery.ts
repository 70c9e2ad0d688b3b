import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  openEnum,
  opt,
  pageInput,
  pageOf,
  rangeInput,
  wireAmount,
  wireId,
  wireText,
  wireTime,
} from '../wire';

const call = callsOf({ module: 'GAMELO3', auth: 'none' });

/** Drawn numbers by prize, the special one (`DB`) first; digits may begin with zeros. */
export const drawnPrizes = strictList(
  z.array(
    z.object({
      prize: openEnum(['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']),
      numbers: strictList(z.array(z.string().check(z.regex(/^\d{1,8}$/))).check(z.maxLength(20))),
    }),
  ),
);

/**
 * What is bet on: the two last digits of the special prize, or of any; its last digit; whether that is
 * odd or even, big (5 to 9) or small.
 */
export const LOTTERY_PLAYS = ['SPECIAL2', 'ANY2', 'LAST1', 'PARITY', 'SIZE'] as const;

/** Where a lottery is drawn; `FAST` ones are drawn every few minutes. */
const area = openEnum(['NORTH', 'CENTRE', 'SOUTH', 'FAST']);

/** One draw that is over. */
export const wireDraw = z.object({
  gameCode: wireId,
  gameName: wireText(200),
  area,
  /** The date; for fast draws also the number of the day. */
  issueNo: wireText(32),
  drawTime: wireTime,
  prizes: drawnPrizes,
});

/** A lottery with its next draw and what can be bet on it; launched as a game of category LOTT with its `gameCode`. */
export const wireLottery = z.object({
  gameCode: wireId,
  gameName: wireText(200),
  area,
  nodeId: wireId,
  gameId: wireId,
  vendorCode: wireText(32),
  picture: wireText(500),
  /** Days of the week (0 is Sunday) and time of day in Vietnam's time; absent for fast draws. */
  drawDays: opt(z.array(z.int().check(z.minimum(0), z.maximum(6)))),
  drawTime: opt(z.string().check(z.regex(/^\d\d:\d\d$/))),
  /** Of fast draws. */
  everySeconds: opt(z.int().check(z.positive())),
  nextDrawTime: wireTime,
  /** When bets on the next draw close. */
  closeTime: wireTime,
  minBet: wireAmount,
  prizeModes: z.array(
    z.object({
      /** Traditional, both, entertaining (D2 §3). */
      prizeMode: openEnum(['Lott', 'ZY', 'Elott']),
      playTypes: z.array(
        z.object({
          /** Tradition or entertainment. */
          playType: openEnum(['trad', 'ent']),
          plays: z.array(
            z.object({
              playCode: openEnum(LOTTERY_PLAYS),
              /** Payout of a stake of 1, per hit. */
              odds: wireAmount,
            }),
          ),
        }),
      ),
    }),
  ),
});

export const gamesLottery = {
  lotteries: call({
    path: '/lgw/games/mobile',
    value: z.object({ list: z.array(wireLottery) }),
    docs: DOCUMENTED && { summary: 'Lotteries with their next draws and what can be bet on them' },
  }),
  drawnNumbers: call({
    path: '/lotto/lgw/games/opened/numero',
    module: 'AGEANNOUNCE3',
    input:
      DOCUMENTED &&
      z.object({
        /** Absent: the last draw of every lottery. */
        gameCode: z.optional(wireId),
        ...rangeInput,
        ...pageInput,
      }),
    value: pageOf(wireDraw),
    docs: DOCUMENTED && {
      errors: ['game.not.found'],
      summary: 'Drawn numbers, the newest first',
    },
  }),
};

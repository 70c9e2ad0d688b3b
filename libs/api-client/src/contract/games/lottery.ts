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
      /** Which prize; `DB` is the special one. */
      prize: openEnum(['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']),
      /** Its numbers, in the order drawn. */
      numbers: strictList(z.array(z.string().check(z.regex(/^\d{1,8}$/))).check(z.maxLength(20))),
    }),
  ),
);

/**
 * Bet types: last two digits of the special prize or any prize; last digit of the special prize; whether that digit is
 * odd or even, big (5 to 9) or small.
 */
export const LOTTERY_PLAYS = ['SPECIAL2', 'ANY2', 'LAST1', 'PARITY', 'SIZE'] as const;

/** Region of a lottery; `FAST` lotteries draw every few minutes. */
const area = openEnum(['NORTH', 'CENTRE', 'SOUTH', 'FAST']);

/** One completed draw. */
export const wireDraw = z.object({
  /** Code of the lottery. */
  gameCode: wireId,
  /** Name of the lottery. */
  gameName: wireText(200),
  /** Where it is drawn; `FAST` ones every few minutes. */
  area,
  /** Number of the draw: its date; for fast draws also its number within the day. */
  issueNo: wireText(32),
  /** When it was drawn. */
  drawTime: wireTime,
  /** Drawn numbers by prize. */
  prizes: drawnPrizes,
});

/** A lottery with its next draw and plays; launched as a game of category LOTT with its `gameCode`. */
export const wireLottery = z.object({
  /** Code of the lottery. */
  gameCode: wireId,
  /** Name of the lottery. */
  gameName: wireText(200),
  /** Where it is drawn; `FAST` ones every few minutes. */
  area,
  /** Identifier of the game's place in the lobby, by which games are named. */
  nodeId: wireId,
  /** The vendor's identifier of the game. */
  gameId: wireId,
  /** Code of the vendor. */
  vendorCode: wireText(32),
  /** Address of the picture without shape and ending. */
  picture: wireText(500),
  /** Days of the week of the draws in Vietnam's time, 0 is Sunday; absent for fast draws. */
  drawDays: opt(z.array(z.int().check(z.minimum(0), z.maximum(6)))),
  /** Time of day of the draws in Vietnam's time, as `HH:MM`; absent for fast draws. */
  drawTime: opt(z.string().check(z.regex(/^\d\d:\d\d$/))),
  /** Seconds between two fast draws; absent for the others. */
  everySeconds: opt(z.int().check(z.positive())),
  /** When it is drawn next. */
  nextDrawTime: wireTime,
  /** When bets on the next draw close. */
  closeTime: wireTime,
  /** Least stake of one line. */
  minBet: wireAmount,
  /** Available plays, by prize mode. */
  prizeModes: z.array(
    z.object({
      /** Prize mode: traditional, both, entertaining (D2 §3). */
      prizeMode: openEnum(['Lott', 'ZY', 'Elott']),
      /** Available plays, by play type. */
      playTypes: z.array(
        z.object({
          /** Play type: tradition or entertainment. */
          playType: openEnum(['trad', 'ent']),
          /** Plays with their odds. */
          plays: z.array(
            z.object({
              /** Code of the play. */
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

/** Calls about lotteries. */
export const gamesLottery = {
  lotteries: call({
    path: '/lgw/games/mobile',
    value: z.object({
      /** The platform's clock, for countdowns. */
      serverTime: wireTime,
      /** Lotteries, in their order. */
      list: z.array(wireLottery),
    }),
    docs: DOCUMENTED && { summary: 'Lotteries with their next draws and what can be bet on them' },
  }),
  drawnNumbers: call({
    path: '/lotto/lgw/games/opened/numero',
    module: 'AGEANNOUNCE3',
    input:
      DOCUMENTED &&
      z.object({
        /** Code of the lottery; absent: the last draw of every lottery. */
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

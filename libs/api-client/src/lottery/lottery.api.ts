import type * as z from 'zod/mini';
import { apiConfig } from '../config';
import { gamesLottery, type wireDraw, type wireNumero } from '../contract/games-lottery';
import type { Game } from '../games/to-game';
import { send, type SendOptions } from '../transport/send';
import {
  type Amount,
  type Page,
  pageInputOf,
  type PageQuery,
  type Range,
  rangeInputOf,
  type Rate,
  toPage,
} from '../values';

/** Where a lottery is drawn; `FAST` ones are drawn every few minutes. */
export type LotteryArea = 'NORTH' | 'CENTRE' | 'SOUTH' | 'FAST';
/** The platform's codes: traditional, both, entertaining (D2 §3). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott';
/**
 * What is bet on: the two last digits of the special prize, or of any; its last digit; whether that
 * is odd or even, big (5 to 9) or small.
 */
export type LotteryPlay = 'SPECIAL2' | 'ANY2' | 'LAST1' | 'PARITY' | 'SIZE';

export interface Lottery {
  code: string;
  name: string;
  area: LotteryArea;
  /** What it is launched as, with its code: `api.games.launch(lottery.game, ...)`. */
  game: Game;
  /** Days of the week (0 is Sunday) and time of day (`18:15`) in Vietnam's time; none for fast draws. */
  drawDays: number[] | undefined;
  drawTime: string | undefined;
  /** Of fast draws. */
  everySeconds: number | undefined;
  /** Milliseconds since the epoch. */
  nextDrawAt: number;
  /** When bets on the next draw close, milliseconds since the epoch. */
  closesAt: number;
  minBet: Amount;
  prizeModes: {
    mode: PrizeMode;
    playTypes: {
      /** Tradition or entertainment. */
      type: 'trad' | 'ent';
      /** `odds` is what comes back of a stake of 1, for each hit. */
      plays: { play: LotteryPlay; odds: Rate }[];
    }[];
  }[];
}

/** Numbers of one rank: `DB` is the special prize, then `G1` to `G8`. Digits may begin with zeros. */
export type DrawnPrize = z.output<typeof wireNumero>[number];

export interface Draw {
  lotteryCode: string;
  lotteryName: string;
  area: LotteryArea;
  /** As people read it: the date, and for fast draws which of the day. */
  issue: string;
  /** Milliseconds since the epoch. */
  drawnAt: number;
  prizes: DrawnPrize[];
}

export interface DrawnQuery extends PageQuery {
  /** Absent: the last draw of every lottery. */
  lotteryCode?: string | undefined;
  /** Absent: the last 30 days. At most a year. */
  range?: Range | undefined;
}

const here = () => ({ language: apiConfig().language() });

type WireLottery = z.output<typeof gamesLottery.lotteries.value>['list'][number];

const toLottery = (wire: WireLottery): Lottery => ({
  code: wire.gameCode,
  name: wire.gameName,
  area: wire.area,
  game: {
    nodeId: wire.nodeId,
    gameId: wire.gameId,
    name: wire.gameName,
    category: 'LOTT',
    vendorCode: wire.vassalage,
    vendorName: wire.vassalage,
    picture: wire.showIcon,
  },
  drawDays: wire.drawDays ?? undefined,
  drawTime: wire.drawTime ?? undefined,
  everySeconds: wire.everySeconds ?? undefined,
  nextDrawAt: wire.nextDrawTime,
  closesAt: wire.closeTime,
  minBet: wire.minBet,
  prizeModes: wire.prizeModes.map(({ prizeMode, playTypes }) => ({
    mode: prizeMode,
    playTypes: playTypes.map(({ playType, plays }) => ({
      type: playType,
      plays: plays.map(({ playCode, odds }) => ({ play: playCode, odds })),
    })),
  })),
});

const toDraw = (wire: z.output<typeof wireDraw>): Draw => ({
  lotteryCode: wire.gameCode,
  lotteryName: wire.gameName,
  area: wire.area,
  issue: wire.issueNo,
  drawnAt: wire.drawTime,
  prizes: wire.numero,
});

/** Every lottery with its next draw and what can be bet on it; asks for no session (D2 §7). */
export async function list(options?: SendOptions): Promise<Lottery[]> {
  const value = await send(gamesLottery.lotteries, here(), options);
  return value.list.map(toLottery);
}

/** Drawn numbers, the newest first; asks for no session (D2 §7). Throws `game.not.found` for an unknown code. */
export async function drawnNumbers(query: DrawnQuery, options?: SendOptions): Promise<Page<Draw>> {
  const value = await send(
    gamesLottery.drawnNumbers,
    {
      gameCode: query.lotteryCode,
      ...rangeInputOf(query.range),
      ...pageInputOf(query),
      ...here(),
    },
    options,
  );
  return toPage(value, toDraw);
}

import type { Answered } from '../contract';
import { gamesLottery, type wireDraw, type wireLottery } from '../contract/games/lottery';
import { bind } from '../transport/send';

/** Every lottery with its next draw and available plays (D2 §7). Needs no session. */
export const list = bind(gamesLottery.lotteries);

/** Drawn numbers, newest first (D2 §7). Needs no session. Throws `game.not.found` for an unknown code. */
export const drawnNumbers = bind(gamesLottery.drawnNumbers);

export type Draw = Answered<typeof wireDraw>;
export type Lottery = Answered<typeof wireLottery>;

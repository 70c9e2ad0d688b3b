import type { Answered } from '../contract';
import { gamesLottery, type wireDraw, type wireLottery } from '../contract/games/lottery';
import { bind } from '../transport/send';

/** Every lottery with its next draw and what can be bet on it; without a session (D2 §7). */
export const list = bind(gamesLottery.lotteries);

/** Drawn numbers, the newest first; without a session (D2 §7). Throws `game.not.found` for an unknown code. */
export const drawnNumbers = bind(gamesLottery.drawnNumbers);

export type Draw = Answered<typeof wireDraw>;
export type Lottery = Answered<typeof wireLottery>;

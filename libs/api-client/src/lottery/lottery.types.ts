import type { Answered, CallInput } from '../contract';
import type { gamesLottery, wireDraw, wireLottery } from '../contract/games/lottery';

export type Draw = Answered<typeof wireDraw>;
export type DrawnQuery = CallInput<typeof gamesLottery.drawnNumbers>;
export type Lottery = Answered<typeof wireLottery>;

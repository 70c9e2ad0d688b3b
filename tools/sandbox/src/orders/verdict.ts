import { type DrawnPrize, drawnNumbers } from '../lottery/draws';
import { lotteryOf } from '../lottery/lotteries';
import { isLotteryPlay, PLAYS } from '../lottery/plays';
import { isMarket, type Match, MATCH_LASTS_MS, matchOf, picksOf } from './matches';

/** What the lines of a bet wait for: a draw of a lottery, or a match. */
export interface BetEvent {
  kind: 'DRAW' | 'MATCH';
  /** The lottery's or the match's. */
  code: string;
  /** When it is drawn, or begins. */
  at: number;
}

/** A line before it is decided. Money in minor units. */
export interface OpenLine {
  play: string;
  pick: string;
  /** Hundredths of the stake. */
  odds: number;
  stake: number;
}

/** When what it waits for is known. */
export const settledAt = ({ kind, at }: BetEvent): number =>
  kind === 'MATCH' ? at + MATCH_LASTS_MS : at;

type Result = { drawn: readonly DrawnPrize[] } | { match: Match };

/** What came of it; the same whenever it is asked. */
export function resultOf({ kind, code, at }: BetEvent): Result {
  if (kind === 'MATCH') return { match: matchOf(code, at) };
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new Error(`no lottery ${code}`);
  return { drawn: drawnNumbers(lottery, at) };
}

/** Hundredths of the stake that come back. */
function returned({ play, pick, odds }: OpenLine, result: Result): number {
  if ('drawn' in result) {
    return isLotteryPlay(play) ? odds * PLAYS[play].hits(pick, result.drawn) : 0;
  }
  const verdict = isMarket(play) ? picksOf(play)[pick]?.verdict(result.match) : undefined;
  return verdict === 'WON' ? odds : verdict === 'DRAW' ? 100 : 0;
}

/** What a line pays, in whole minor units: a broken part stays with the house. */
export const payoutOfLine = (line: OpenLine, result: Result): number =>
  Math.floor((line.stake * returned(line, result)) / 100);

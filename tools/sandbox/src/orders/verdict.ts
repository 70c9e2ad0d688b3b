import { type DrawnPrize, drawnNumbers } from '../lottery/draws';
import { lotteryOf } from '../lottery/lotteries';
import { isLotteryPlay, PLAYS } from '../lottery/plays';
import { isMarket, type Match, MATCH_LASTS_MS, matchOf, picksOf } from './matches';

/** Event that decides a bet: a lottery draw or a match. */
export interface BetEvent {
  kind: 'DRAW' | 'MATCH';
  /** Code of the lottery or match. */
  code: string;
  /** Time of the draw or start of the match, ms. */
  at: number;
}

/** Undecided line. Money in minor units. */
export interface OpenLine {
  play: string;
  pick: string;
  /** Hundredths of the stake. */
  odds: number;
  stake: number;
}

/** Time in ms at which the result is known. */
export const settledAt = ({ kind, at }: BetEvent): number =>
  kind === 'MATCH' ? at + MATCH_LASTS_MS : at;

type Result = { drawn: readonly DrawnPrize[] } | { match: Match };

/** Result of an event; deterministic. */
export function resultOf({ kind, code, at }: BetEvent): Result {
  if (kind === 'MATCH') return { match: matchOf(code, at) };
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new Error(`no lottery ${code}`);
  return { drawn: drawnNumbers(lottery, at) };
}

/** Returned hundredths of the stake. */
function returned({ play, pick, odds }: OpenLine, result: Result): number {
  if ('drawn' in result) {
    return isLotteryPlay(play) ? odds * PLAYS[play].hits(pick, result.drawn) : 0;
  }
  const verdict = isMarket(play) ? picksOf(play)[pick]?.verdict(result.match) : undefined;
  return verdict === 'WON' ? odds : verdict === 'DRAW' ? 100 : 0;
}

/** Payout of a line in whole minor units, rounded down. */
export const payoutOfLine = (line: OpenLine, result: Result): number =>
  Math.floor((line.stake * returned(line, result)) / 100);

import { randomInt } from 'node:crypto';
import type { Lottery } from '../lottery/lotteries.data';
import { type LotteryPlay, oddsOf, pickOf, PLAY_TYPES, PRIZE_MODES } from '../lottery/plays';
import { nextDrawTime } from '../lottery/schedule';
import type { BetEvent, OpenLine } from './verdict';

export type PrizeMode = keyof typeof PRIZE_MODES;

const LINES = 2;

/** Opening bet of a launched lottery: two lines on the next open draw. `stake` is even, minor units. */
export function openingOf(
  lottery: Lottery,
  { mode, stake, now }: { mode: PrizeMode; stake: number; now: number },
): { event: BetEvent; lines: OpenLine[] } {
  const plays = PRIZE_MODES[mode]
    .flatMap((type): readonly LotteryPlay[] => PLAY_TYPES[type])
    .filter((play) => oddsOf(play, lottery.format) > 0);
  const lines = Array.from({ length: LINES }, (_, i): OpenLine => {
    const play = plays[i] ?? 'LAST1';
    return {
      play,
      pick: pickOf(play, (n) => randomInt(n)),
      odds: oddsOf(play, lottery.format),
      stake: stake / LINES,
    };
  });
  const at = nextDrawTime(lottery.schedule, now + lottery.closesMs);
  return { event: { kind: 'DRAW', code: lottery.code, at }, lines };
}

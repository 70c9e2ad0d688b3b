import { LOTTERIES } from '../lottery/lotteries.data';
import { lotteryOf } from '../lottery/lotteries';
import { type LotteryPlay, oddsOf, pickOf } from '../lottery/plays';
import { nextDrawTime } from '../lottery/schedule';
import { isMarket, MARKETS, picksOf } from '../orders/matches';
import { type BetEvent, type OpenLine, payoutOfLine, resultOf, settledAt } from '../orders/verdict';
import { statusOf } from '../wallet/bets';
import {
  type Bettor,
  gameOf,
  orderNumberOf,
  type SeedBet,
  type SeedLine,
  stakeOf,
} from './history-bettor';
import type { Sitting } from './history-sittings';
import { DAY_MS } from './plan';
import type { Random } from '../platform/random';

const CLOSED_AFTER_MS = 4 * 60_000;

interface Chance {
  play: string;
  pick: string;
  odds: number;
}

const TRADED: readonly [LotteryPlay, ...LotteryPlay[]] = [
  'ANY2',
  'ANY2',
  'LAST1',
  'PARITY',
  'SIZE',
  'SPECIAL2',
];

function lotteryChance(code: string, random: Random): Chance {
  const format = lotteryOf(code)?.format ?? 'FIVE';
  const drawn = random.pick(TRADED);
  const play = oddsOf(drawn, format) === 0 ? 'LAST1' : drawn;
  return { play, pick: pickOf(play, random.below), odds: oddsOf(play, format) };
}

function marketChance(random: Random): Chance {
  const markets = Object.keys(MARKETS).filter(isMarket);
  const play = markets[random.below(markets.length)] ?? 'WINNER';
  const picks = Object.entries(picksOf(play));
  const [pick, { odds }] = picks[random.below(picks.length)] ?? ['HOME', { odds: 200 }];
  return { play, pick, odds };
}

function lineOf(bettor: Bettor, event: BetEvent): OpenLine {
  const { brand, times, random } = bettor;
  const chance = event.kind === 'DRAW' ? lotteryChance(event.code, random) : marketChance(random);
  // Use a small stake on a number, which may pay ninetyfold.
  const stake =
    event.kind === 'DRAW' ? (brand.stakes[0] / 2) * times * (1 + random.below(3)) : stakeOf(bettor);
  return { ...chance, stake };
}

/** Lines on a draw or match, settled by the actual result. */
function linesOn(bettor: Bettor, event: BetEvent, count: number): SeedLine[] {
  const result = resultOf(event);
  return Array.from({ length: count }, () => {
    const line = lineOf(bettor, event);
    const payout = payoutOfLine(line, result);
    return { ...line, payout, status: statusOf(line.stake, payout) };
  });
}

/** Status of a pending bet: cancelled (`CANCELLED`), open, or settled by its lines. */
type Fate = 'SETTLED' | 'CANCELLED' | 'OPEN';

/** Bet on a draw or match. */
export function waiting(
  bettor: Bettor,
  sitting: Sitting,
  { orderNo, event, fate }: { orderNo: string; event: BetEvent; fate: Fate },
): SeedBet {
  const count = 1 + bettor.random.below(event.kind === 'DRAW' ? 3 : 2);
  const drawn = linesOn(bettor, event, count);
  const lines =
    fate === 'SETTLED'
      ? drawn
      : drawn.map((line): SeedLine => ({ ...line, payout: 0, status: fate }));
  const sum = (key: 'stake' | 'payout') => lines.reduce((total, line) => total + line[key], 0);
  const [stake, payout] = [sum('stake'), sum('payout')];
  const over = {
    SETTLED: settledAt(event),
    CANCELLED: sitting.at + CLOSED_AFTER_MS,
    OPEN: undefined,
  };
  return {
    orderNo,
    game: gameOf(sitting, bettor),
    stake,
    halfMultiplier: 0,
    payout,
    symbols: '',
    at: sitting.at,
    settledAt: over[fate],
    status: fate === 'SETTLED' ? statusOf(stake, payout) : fate,
    event,
    lines,
  };
}

const HOUR_MS = 3_600_000;

/** Event of a bet placed now. */
export function eventOf({ category, at }: Sitting, random: Random): BetEvent {
  if (category === 'SPORTS') {
    const starts = (Math.floor(at / HOUR_MS) + 1 + random.below(20)) * HOUR_MS;
    return { kind: 'MATCH', code: `M${random.below(40)}`, at: starts };
  }
  const lottery = LOTTERIES[random.below(LOTTERIES.length)];
  if (lottery === undefined) throw new Error('no lotteries');
  return {
    kind: 'DRAW',
    code: lottery.code,
    at: nextDrawTime(lottery.schedule, at + lottery.closesMs),
  };
}

const LONGEST_MS = 3 * DAY_MS;

function lateEvent(kind: BetEvent['kind'], { plan, random }: Bettor): BetEvent {
  const late = plan.today + 1.5 * DAY_MS;
  if (kind === 'MATCH') {
    return { kind, code: `M${random.below(40)}`, at: late + random.below(12) * HOUR_MS };
  }
  const weekly = LOTTERIES.filter(({ schedule }) => {
    const next = nextDrawTime(schedule, plan.until);
    return next > late && next < plan.today + LONGEST_MS;
  });
  const lottery = weekly[random.below(weekly.length)] ?? LOTTERIES[0];
  if (lottery === undefined) throw new Error('no lotteries');
  return { kind, code: lottery.code, at: nextDrawTime(lottery.schedule, late) };
}

/**
 * Open bets: one on a draw and one on a match, both more than a day ahead. Both lose, so that no balance
 * changes unexpectedly.
 */
export function openBets(bettor: Bettor, first: number): SeedBet[] {
  return (['DRAW', 'MATCH'] as const).map((kind, i) => {
    const sitting: Sitting = {
      at: bettor.plan.until - (40 - i * 15) * 60_000,
      category: kind === 'DRAW' ? 'LOTT' : 'SPORTS',
      game: i,
    };
    const orderNo = orderNumberOf(bettor, sitting, first + i);
    for (;;) {
      const event = lateEvent(kind, bettor);
      const bet = waiting(bettor, sitting, { orderNo, event, fate: 'OPEN' });
      const result = resultOf(event);
      if (bet.lines.every((line) => payoutOfLine(line, result) === 0)) return bet;
    }
  });
}

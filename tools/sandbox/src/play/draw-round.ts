import type { Brand } from '../brands/brands';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { drawnNumbers } from '../lottery/draws';
import { lotteryOf } from '../lottery/lotteries';
import type { Lottery } from '../lottery/lotteries.data';
import { isLotteryPlay, type LotteryPlay, oddsOf, PLAY_TYPES, PRIZE_MODES } from '../lottery/plays';
import { nextDrawTime } from '../lottery/schedule';
import { openingOf, type PrizeMode } from '../orders/lottery-opening';
import { placeBet } from '../orders/place';
import { assertMayPlay } from '../protection/rules';
import { betByKey } from '../wallet/bets';
import type { OpenLaunch } from './open-launch';

/** Picks of the plays on the special prize's last digit, with the number of hits out of ten digits. */
const PICKS: Readonly<Partial<Record<LotteryPlay, { picks: readonly string[]; digits: number }>>> =
  {
    LAST1: { picks: Array.from({ length: 10 }, (_, digit) => String(digit)), digits: 1 },
    PARITY: { picks: ['EVEN', 'ODD'], digits: 5 },
    SIZE: { picks: ['SMALL', 'BIG'], digits: 5 },
  };

interface DrawPick {
  play: LotteryPlay;
  pick: string;
  /** Hundredths of the stake. */
  odds: number;
  chance: number;
}

/** Picks offered on the page in a prize mode. */
export function drawPicks({ format }: Lottery, mode: PrizeMode): DrawPick[] {
  const plays = PRIZE_MODES[mode].flatMap((type): readonly LotteryPlay[] => PLAY_TYPES[type]);
  return [...new Set(plays)].flatMap((play) => {
    const { picks = [], digits = 0 } = PICKS[play] ?? {};
    const odds = oddsOf(play, format);
    return picks.map((pick) => ({ play, pick, odds, chance: digits / 10 }));
  });
}

/** Lottery of a launch. */
export function lotteryPlayed({ lottery }: OpenLaunch): Lottery {
  const found = lottery === null ? undefined : lotteryOf(lottery);
  if (found === undefined) throw refuse('game.not.found');
  return found;
}

export const nextDraw = ({ schedule, closesMs }: Lottery, now: number): number =>
  nextDrawTime(schedule, now + closesMs);

interface DrawRound {
  launched: OpenLaunch;
  game: { node_id: string; category: string; vendor: string };
  /** Default: two lines drawn by the platform. */
  pick: string | undefined;
  /** Minor units, even. */
  stake: number;
  key: string;
  now: number;
}

/**
 * Bets on the next draw of a lottery, within the player's limits; a repeated key places no second bet. Throws
 * `request_param_err` for an unknown pick, `account.excluded`, `protection.limit.reached`,
 * `wallet.insufficient`.
 */
export function betOnDraw(db: Db, brand: Brand, round: DrawRound): void {
  const { launched, game, pick, stake, key, now } = round;
  const { wallet_id: walletId, user_id: userId, wallet, prize_mode: mode, token } = launched;
  const lottery = lotteryPlayed(launched);
  const known = drawPicks(lottery, mode).find((one) => one.pick === pick);
  if (pick !== undefined && known === undefined) {
    throw refuse('request_param_err', { fields: { pick: 'one of the picks of this game' } });
  }
  db.transaction(() => {
    if (betByKey(db, walletId, key) !== undefined) return;
    assertMayPlay(db, brand, { userId, stake, playMoney: wallet === 'PLAY', now });
    const opening = openingOf(lottery, { mode, stake, now });
    const lines = known ? [{ ...known, stake }] : opening.lines;
    placeBet(db, { walletId, userId, game, launch: token, key, event: opening.event, lines, now });
  });
}

interface TicketRow {
  play: string;
  pick: string;
  stake: number;
  payout: number;
  odds: number;
  code: string;
  at: number;
}

/** Last ticket of a launch, with its result after the draw. */
export interface Ticket {
  pick: string;
  /** Special prize, digit by digit; none before the draw. */
  symbols: string[];
  multiplier: number;
  stake: number;
  payout: number;
  /** Time of the draw, ms. */
  drawAt: number;
}

export function lastTicket(db: Db, launch: string, now: number): Ticket | null {
  const row = db.get<TicketRow>(
    `SELECT l.play, l.pick, l.odds, b.stake, b.payout, e.code, e.at FROM bets b
     JOIN bet_events e ON e.bet_id = b.id JOIN bet_lines l ON l.bet_id = b.id AND l.line = 1
     WHERE b.launch = ? ORDER BY b.id DESC LIMIT 1`,
    launch,
  );
  const lottery = row && lotteryOf(row.code);
  if (row === undefined || lottery === undefined || !isLotteryPlay(row.play)) return null;
  const { pick, stake, payout, at } = row;
  const special = at > now ? '' : (drawnNumbers(lottery, at)[0]?.numbers[0] ?? '');
  return {
    pick,
    symbols: [...special],
    multiplier: payout > 0 ? row.odds / 100 : 0,
    stake,
    payout,
    drawAt: at,
  };
}

import { TRIAL } from '../accounts/users';
import { brandOf, type Brand } from '../brands/brands';
import { refuse } from '../calls/refusal';
import { gameByNode, type KnownGame } from '../catalogue/games';
import type { Db } from '../database/db';
import { type Bet, roundsOf } from '../wallet/bets';
import { toWire } from '../wallet/money';
import { drawPicks, lastTicket, lotteryPlayed, nextDraw } from './draw-round';
import { type GameKind, kindOf, ruleOf } from './kinds/kinds';
import type { Rule } from './kinds/rule';
import type { OpenLaunch } from './open-launch';
import { stakesOf } from './stakes';

interface Outcome {
  multiplier: number;
  /** Probability, 0 to 1. */
  chance: number;
}

/** Round as the page shows it; money as decimal strings. */
interface ShownRound {
  pick: string;
  symbols: string[];
  /** Sides of a match. */
  setting: string[];
  multiplier: number;
  stake: string;
  payout: string;
  /** Time of the deciding draw, ms; null for an instant round. */
  drawAt: number | null;
}

/** State shown by the demonstration game. Money as decimal strings in `currency`. */
export interface TableState {
  kind: GameKind;
  gameName: string;
  /** Without shape and ending. */
  picture: string;
  brand: string;
  currency: { symbol: string; pattern: string; grouping: string; decimal: string };
  balance: string;
  /** Whether the balance is the play money of free play or a trial. */
  freePlay: boolean;
  /** Return URL on the brand's site, for a game in the top-level window. */
  backUrl: string | null;
  /** Stake of the last round, else the lowest. */
  stake: string;
  stakes: string[];
  /** Picks with their paying outcomes. */
  picks: { pick: string; odds: Outcome[] }[];
  /** Display before the next round: the sides of a match. */
  setting: string[];
  last: ShownRound | null;
  /** Number of rounds of this launch. */
  rounds: number;
  /** Payouts minus stakes of this launch; the stake of an open ticket is counted. */
  net: string;
  /** The platform's time, ms; with the time of a lottery's next draw. */
  now: number;
  drawAt: number | null;
}

/** A launched game with the dependencies of its rounds. */
export interface Table {
  db: Db;
  brand: Brand;
  row: OpenLaunch;
  game: KnownGame;
  rule: Rule | undefined;
  now: number;
}

const outcomesOf = (rule: Rule, pick: string): Outcome[] =>
  rule.odds(pick).map(({ halfMultiplier, ways }) => ({
    multiplier: halfMultiplier / 2,
    chance: ways / rule.ways,
  }));

const picksOf = ({ rule, row }: Table): TableState['picks'] =>
  rule === undefined
    ? drawPicks(lotteryPlayed(row), row.prize_mode).map(({ pick, odds, chance }) => ({
        pick,
        odds: [{ multiplier: odds / 100, chance }],
      }))
    : rule.picks.map((pick) => ({ pick, odds: outcomesOf(rule, pick) }));

/** Reads a stored round: its pick (if there is a choice), its setting, then its symbols. */
function shownRound({ rule, brand }: Table, bet: Bet | undefined): ShownRound | null {
  if (rule === undefined || bet === undefined || bet.symbols === '') return null;
  const all = bet.symbols.split(',');
  const pick = rule.picks.length > 1 ? (all.shift() ?? '') : rule.picks[0];
  const setting = rule.setting === undefined ? [] : all.splice(0, 2);
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return {
    pick,
    setting,
    symbols: all,
    multiplier: bet.half_multiplier / 2,
    stake: wire(bet.stake),
    payout: wire(bet.payout),
    drawAt: null,
  };
}

function shownTicket({ db, brand, row, now }: Table): ShownRound | null {
  const ticket = lastTicket(db, row.token, now);
  if (ticket === null) return null;
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return { ...ticket, setting: [], stake: wire(ticket.stake), payout: wire(ticket.payout) };
}

export const settingOf = ({ rule, row }: Table, rounds: number) =>
  rule?.setting?.(`${row.token} ${rounds}`) ?? [];

export function tableOf(db: Db, row: OpenLaunch, now: number): Table {
  const game = gameByNode(db, row.node_id ?? '', row.language);
  if (game === undefined) throw refuse('game.not.found');
  return { db, brand: brandOf(row.brand), row, game, rule: ruleOf(game.category, game.title), now };
}

export function stateOf(table: Table, shown?: Bet): TableState {
  const { db, brand, row, game, rule, now } = table;
  const { symbol, pattern, grouping, decimal, digits } = brand.currency;
  const wire = (minor: number) => toWire(minor, digits);
  const { rounds, last, net } = roundsOf(db, row.token);
  return {
    kind: kindOf(game.category),
    gameName: game.name,
    picture: `/cdn/game/${game.node_id}`,
    brand: brand.code,
    currency: { symbol, pattern, grouping, decimal },
    balance: wire(row.balance),
    freePlay: row.wallet === 'PLAY' || row.type === TRIAL,
    backUrl: row.back_url,
    stake: wire(last?.stake ?? brand.stakes[0]),
    stakes: stakesOf(brand, game.min_bet).map(wire),
    picks: picksOf(table),
    setting: settingOf(table, rounds),
    last: rule === undefined ? shownTicket(table) : shownRound(table, shown ?? last),
    rounds,
    net: wire(net),
    now,
    drawAt: rule === undefined ? nextDraw(lotteryPlayed(row), now) : null,
  };
}

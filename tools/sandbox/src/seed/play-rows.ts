import type { Value } from '../database/db';
import { settledAt } from '../orders/verdict';
import { validStakeOf } from '../wallet/bets';
import { histories } from './histories';
import type { History } from './history';
import type { SeedBet } from './history-bets';
import type { SeedPlan } from './plan';
import type { Rows } from './columns.data';

const FAVOURITES = 4;
const RECENT = 20;

const walletRow = ({ owner: { userId, balance } }: History): Value[] => [
  userId,
  userId,
  'MAIN',
  balance,
];

function* ledgerOf({ owner, registeredAt, opening, entries }: History): Generator<Value[]> {
  const { userId } = owner;
  const key = `opening-${userId}`;
  if (opening > 0) yield [userId, 'OPENING', opening, opening, registeredAt, key, key, null];
  for (const { kind, amount, balanceAfter, at, reference, key: once } of entries) {
    yield [userId, kind, amount, balanceAfter, at, reference, once, null];
  }
}

interface Numbered {
  id: number;
  userId: number;
  bet: SeedBet;
}

const betRow = ({ id, userId, bet }: Numbered): Value[] => [
  id,
  bet.orderNo,
  userId,
  bet.game.nodeId,
  null,
  bet.orderNo,
  bet.stake,
  bet.halfMultiplier,
  bet.payout,
  bet.symbols,
  bet.at,
  userId,
  bet.game.category,
  bet.game.vendor,
  bet.status,
  validStakeOf(bet.stake, bet.status),
  bet.settledAt ?? null,
];

/** Node ids of the recently played games, most recent last. */
function lastPlayed({ bets }: History): string[] {
  const nodes = new Set<string>();
  for (const { game } of bets.toReversed()) {
    nodes.add(game.nodeId);
    if (nodes.size === RECENT) break;
  }
  return [...nodes].reverse();
}

/** Most played slots. */
function liked({ bets }: History): string[] {
  const slots = bets.filter(({ game }) => game.category === 'RNG').map(({ game }) => game.nodeId);
  return [...new Set(slots)].slice(0, FAVOURITES);
}

const numberRows = (rows: readonly Value[][]) => rows.map((row, i) => [i + 1, ...row]);

/** Wallets, ledger, bets with lines, favourites and recent games of the accounts. */
export function playRows(plan: SeedPlan): Rows {
  const all = histories(plan);
  const bets = all
    .flatMap(({ owner, bets: made }) => made.map((bet) => ({ userId: owner.userId, bet })))
    .map((one, i): Numbered => ({ ...one, id: i + 1 }));
  const kept = (nodes: (history: History) => string[]) =>
    all.flatMap((one) => nodes(one).map((node): Value[] => [one.owner.userId, node]));
  return [
    ['wallets', all.map(walletRow)],
    ['transactions', numberRows(all.flatMap((one) => [...ledgerOf(one)]))],
    ['bets', bets.map(betRow)],
    [
      'bet_events',
      bets.flatMap(({ id, bet: { event } }) =>
        event === undefined ? [] : [[id, event.kind, event.code, event.at]],
      ),
    ],
    [
      'bet_lines',
      bets.flatMap(({ id, bet }) =>
        bet.lines.map(({ play, pick, odds, stake, payout, status }, line) => [
          id,
          line + 1,
          play,
          pick,
          odds,
          stake,
          payout,
          status,
        ]),
      ),
    ],
    [
      'jobs',
      bets.flatMap(({ bet: { status, orderNo, event } }) =>
        status === 'OPEN' && event !== undefined
          ? [[null, 'bet.settle', orderNo, settledAt(event)]]
          : [],
      ),
    ],
    ['favourites', numberRows(kept(liked))],
    ['recent', numberRows(kept(lastPlayed))],
  ];
}

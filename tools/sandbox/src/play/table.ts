import { brandOf, type Brand, type BrandCode, type Language } from '../brands/brands';
import { gameByNode } from '../catalogue/games';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { type Bet, roundsOf } from '../wallet/bets';
import { toMinor, toWire } from '../wallet/money';
import { ODDS } from '../wallet/odds.data';
import type { WalletKind } from '../wallet/wallets';
import { playAllowedRound } from './allowed-round';
import { LAUNCH_LIFE_MS } from './launch';

interface LaunchRow {
  token: string;
  brand: BrandCode;
  wallet_id: number;
  wallet: WalletKind;
  balance: number;
  node_id: string;
  user_id: number;
  category: string;
  vendor: string;
  language: Language;
}

function openLaunch(db: Db, token: string, now: number): LaunchRow {
  const row = db.get<LaunchRow>(
    `SELECT l.token, l.wallet_id, l.node_id, l.user_id, l.language, u.brand, w.kind AS wallet, w.balance, g.category, g.vendor
     FROM launches l JOIN games g ON g.node_id = l.node_id JOIN users u ON u.id = l.user_id JOIN wallets w ON w.id = l.wallet_id
     WHERE l.token = ? AND l.expires_at > ?`,
    token,
    now,
  );
  if (row === undefined) throw refuse('login.not.session');
  return row;
}

/** State shown by the demonstration game. Money as decimal strings in `currency`. */
export interface TableState {
  gameName: string;
  /** Without shape and ending. */
  picture: string;
  brand: BrandCode;
  currency: { symbol: string; pattern: string; grouping: string; decimal: string };
  balance: string;
  /** Stake of the last round, else the lowest. */
  stake: string;
  stakes: string[];
  odds: { multiplier: number; chance: number }[];
  last: { symbols: string[]; multiplier: number; stake: string; payout: string } | null;
  /** Number of rounds in this launch, including the opening one. */
  rounds: number;
}

function lastRound(bet: Bet | undefined, wire: (minor: number) => string): TableState['last'] {
  // A bet on a draw has no reels.
  if (bet === undefined || bet.symbols === '') return null;
  return {
    symbols: bet.symbols.split(','),
    multiplier: bet.half_multiplier / 2,
    stake: wire(bet.stake),
    payout: wire(bet.payout),
  };
}

function stateOf(db: Db, brand: Brand, row: LaunchRow, shown?: Bet): TableState {
  const { symbol, pattern, grouping, decimal, digits } = brand.currency;
  const wire = (minor: number) => toWire(minor, digits);
  const { rounds, last } = roundsOf(db, row.token);
  return {
    gameName: gameByNode(db, row.node_id, row.language)?.name ?? '',
    picture: `/cdn/game/${row.node_id}`,
    brand: brand.code,
    currency: { symbol, pattern, grouping, decimal },
    balance: wire(row.balance),
    stake: wire(last?.stake ?? brand.stakes[0]),
    stakes: brand.stakes.map(wire),
    odds: ODDS.map(({ halfMultiplier, perThousand }) => ({
      multiplier: halfMultiplier / 2,
      chance: perThousand / 1000,
    })),
    last: lastRound(shown ?? last, wire),
    rounds,
  };
}

/** Current table state. Throws `login.not.session` for an unknown or expired launch. */
export function tableState(db: Db, token: string, now: number): TableState {
  const row = openLaunch(db, token, now);
  return stateOf(db, brandOf(row.brand), row);
}

/**
 * Plays a round; a repeated `key` returns the same round without moving money. Throws `request_param_err` for
 * a stake not in `stakes`, `wallet.insufficient`, `account.excluded`, `protection.limit.reached`.
 */
export function tableRound(
  db: Db,
  { t, stake, key }: { t: string; stake: string; key: string },
  now: number,
): TableState {
  const launched = openLaunch(db, t, now);
  const { brand: code, wallet, wallet_id, user_id } = launched;
  const brand = brandOf(code);
  const minor = toMinor(stake, brand.currency.digits);
  if (minor === undefined || !brand.stakes.includes(minor)) {
    throw refuse('request_param_err', { fields: { stake: 'one of the stakes of this game' } });
  }
  const bet = playAllowedRound(db, brand, wallet, {
    walletId: wallet_id,
    game: launched,
    userId: user_id,
    launch: t,
    stake: minor,
    key: `${t}/${key}`,
    now,
  });
  db.run('UPDATE launches SET expires_at = ? WHERE token = ?', now + LAUNCH_LIFE_MS, t);
  return stateOf(db, brand, openLaunch(db, t, now), bet);
}

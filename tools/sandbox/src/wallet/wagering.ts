import type { Db } from '../database/db';
import { mainWallet } from './wallets';

/** Wagering requirement before a withdrawal; money in minor units. */
export interface Turnover {
  required: number;
  done: number;
  remaining: number;
  items: {
    reference: string;
    /** Origin: a deposit (staked once) or a bonus. */
    source: 'DEPOSIT' | 'BONUS';
    promoId: string | null;
    required: number;
    done: number;
    expiresAt: number | null;
  }[];
}

export interface NewWager {
  userId: number;
  source: 'DEPOSIT' | 'BONUS';
  reference: string;
  promoId?: string;
  required: number;
  /** End of the requirement, ms; credited money is kept. */
  expiresAt?: number;
  /** Categories whose bets do not count. */
  excluded?: readonly string[];
  /** Maximum stake per bet that counts. */
  maxBet?: number | undefined;
}

interface OpenWager {
  id: number;
  source: 'DEPOSIT' | 'BONUS';
  reference: string;
  promo: string | null;
  required: number;
  done: number;
  expires_at: number | null;
  excluded: string;
  max_bet: number | null;
}

/** Requirements open at `now`, oldest first, that began by `begunBy` (default: by now). */
const openWagers = (db: Db, userId: number, now: number, begunBy = now): OpenWager[] =>
  db.all<OpenWager>(
    `SELECT id, source, reference, promo, required, done, expires_at, excluded, max_bet
     FROM wagers WHERE user_id = ? AND done < required AND opened_at <= ?
       AND (expires_at IS NULL OR expires_at > ?) ORDER BY id`,
    userId,
    begunBy,
    now,
  );

/** Adds a wagering requirement; an amount of 0 adds none. */
export function openWager(db: Db, wager: NewWager, now: number): void {
  if (wager.required <= 0) return;
  db.run(
    `INSERT INTO wagers (user_id, source, reference, promo, required, opened_at, expires_at, excluded, max_bet)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    wager.userId,
    wager.source,
    wager.reference,
    wager.promoId ?? null,
    wager.required,
    now,
    wager.expiresAt ?? null,
    JSON.stringify(wager.excluded ?? []),
    wager.maxBet ?? null,
  );
}

/** Part of a bet's remaining stake that counts towards a requirement. */
function share(wager: OpenWager, category: string, left: number): number {
  const excluded = JSON.parse(wager.excluded) as string[];
  if (excluded.includes(category)) return 0;
  return Math.min(left, wager.max_bet ?? left, wager.required - wager.done);
}

interface NotedBet {
  userId: number;
  /** Wallet of the bet: play money does not count. */
  walletId: number;
  category: string;
  /** Minor units. */
  validStake: number;
  placedAt: number;
  settledAt: number;
}

/**
 * Counts a settled bet towards requirements open since before it was placed, oldest first; each part of a stake counts
 * once. Respects excluded categories and the maximum stake per bet.
 */
export function countStake(db: Db, bet: NotedBet): void {
  const { userId, category } = bet;
  if (mainWallet(db, userId).id !== bet.walletId) return;
  let left = bet.validStake;
  for (const wager of openWagers(db, userId, bet.settledAt, bet.placedAt)) {
    const counted = share(wager, category, left);
    if (counted > 0) db.run('UPDATE wagers SET done = done + ? WHERE id = ?', counted, wager.id);
    left -= counted;
    if (left <= 0) return;
  }
}

/** Remaining turnover. */
export function turnoverOf(db: Db, userId: number, now: number): Turnover {
  const items = openWagers(db, userId, now).map((wager) => ({
    reference: wager.reference,
    source: wager.source,
    promoId: wager.promo,
    required: wager.required,
    done: wager.done,
    expiresAt: wager.expires_at,
  }));
  const required = items.reduce((sum, item) => sum + item.required, 0);
  const done = items.reduce((sum, item) => sum + item.done, 0);
  return { required, done, remaining: required - done, items };
}

import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { BetEvent, OpenLine } from '../orders/verdict';
import type { BetStatus } from '../wallet/bets';
import { catalogue, type SeedGame } from './catalogue';
import type { Sitting } from './history-sittings';
import type { SeedPlan } from './plan';
import type { Random } from '../platform/random';
import { IN_MAINTENANCE } from './vendors.data';

export interface SeedLine extends OpenLine {
  payout: number;
  status: BetStatus;
}

/** Bet of the seeded history. Money in minor units. */
export interface SeedBet {
  orderNo: string;
  game: SeedGame;
  stake: number;
  halfMultiplier: number;
  payout: number;
  symbols: string;
  at: number;
  /** Undefined while open. */
  settledAt: number | undefined;
  status: BetStatus;
  event: BetEvent | undefined;
  lines: readonly SeedLine[];
}

export interface Bettor {
  userId: number;
  brand: Brand;
  /** Multiple of the brand's stakes. */
  times: number;
  random: Random;
  plan: SeedPlan;
}

const LIKED = 12;
const games = new Map<Category, readonly SeedGame[]>();

/** Highest-ranked open games of a category. */
function gamesOf(category: Category): readonly SeedGame[] {
  const known =
    games.get(category) ??
    catalogue().filter(
      (game) =>
        game.category === category &&
        !(category === IN_MAINTENANCE.category && game.vendor === IN_MAINTENANCE.vendor),
    );
  games.set(category, known);
  return known;
}

/** Game of a sitting. */
export function gameOf({ category, game }: Sitting, { userId }: Bettor): SeedGame {
  const list = gamesOf(category);
  // Preferences differ by user.
  const found = list[(game * 5 + userId) % LIKED] ?? list[0];
  if (found === undefined) throw new Error(`no game in ${category}`);
  return found;
}

/** Order number of a user's n-th bet. */
export const orderNumberOf = ({ userId }: Bettor, { at }: Sitting, n: number): string =>
  `B${at.toString(36).toUpperCase()}${(userId * 100_000 + n).toString(16).toUpperCase().padStart(8, '0')}`;

/** Stake in minor units, weighted towards low ones. */
export function stakeOf({ brand, times, random }: Bettor): number {
  const place = Math.floor(random.next() ** 2 * brand.stakes.length);
  return (brand.stakes[place] ?? brand.stakes[0]) * times;
}

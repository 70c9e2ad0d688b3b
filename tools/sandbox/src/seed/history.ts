import type { Brand } from '../brands/brands';
import type { Value } from '../database/db';
import { SYMBOLS } from '../wallet/odds.data';
import { statusOf } from '../wallet/bets';
import { outcomeOf, payoutOf } from '../wallet/rounds';
import { catalogue } from './catalogue';
import type { SeedPlan } from './plan';
import { seeded } from './random';

interface Owner {
  userId: number;
  brand: Brand;
  /** What the wallet holds after all of it, minor units. */
  balance: number;
  registeredAt: number;
  played: boolean;
  plan: SeedPlan;
}

interface History {
  wallets: Value[][];
  /** Without the first column, the running number. */
  transactions: Value[][];
  bets: Value[][];
  favourites: Value[][];
  /** As played, the last at the end; without the running number. */
  recent: Value[][];
}

const ROUNDS = 24;
const FAVOURITES = 4;
const BETWEEN_MS = 5 * 60 * 60_000;

/** Games a history is made of: slots near the top of the lists. */
const playable = () =>
  catalogue()
    .slice(0, 40)
    .filter(({ category }) => category === 'RNG');

/**
 * What an account did before the sandbox began. The opening entry is what is left when the
 * rounds are taken off, so that the ledger adds up to the balance.
 */
export function historyOf({ userId, brand, balance, registeredAt, played, plan }: Owner): History {
  const random = seeded(userId);
  const list = random.shuffled(playable());
  const rounds = Array.from({ length: played ? ROUNDS : 0 }, (_, i) => {
    const stake = brand.stakes[random.below(3)] ?? brand.stakes[0];
    const halfMultiplier = outcomeOf(random.below(1000));
    return {
      game: list[i % 9],
      stake,
      halfMultiplier,
      payout: payoutOf(stake, halfMultiplier),
      at: plan.today - (ROUNDS - i) * BETWEEN_MS,
      order: `B${brand.code.toUpperCase()}${String(userId * 1000 + i).padStart(8, '0')}`,
      symbol: random.pick(SYMBOLS),
    };
  });
  const moved = rounds.reduce((sum, { payout, stake }) => sum + payout - stake, 0);
  let after = balance - moved;
  const opening = `opening-${userId}`;
  const entry = (kind: string, amount: number, at: number, reference: string, key: string) => {
    after += kind === 'OPENING' ? 0 : amount;
    return [userId, kind, amount, after, at, reference, key, null];
  };
  const transactions = [entry('OPENING', after, registeredAt, opening, opening)];
  for (const { stake, payout, at, order } of rounds) {
    transactions.push(entry('STAKE', -stake, at, order, `${order}/stake`));
    if (payout > 0) transactions.push(entry('PAYOUT', payout, at, order, `${order}/payout`));
  }
  const nodes = [...new Set(rounds.map(({ game }) => game?.nodeId ?? ''))];
  return {
    wallets: [[userId, userId, 'MAIN', balance]],
    transactions,
    bets: rounds.map((round) => [
      round.order,
      userId,
      round.game?.nodeId ?? '',
      null,
      round.order,
      round.stake,
      round.halfMultiplier,
      round.payout,
      [round.symbol, round.symbol, round.symbol].join(','),
      round.at,
      userId,
      round.game?.category ?? 'RNG',
      round.game?.vendor ?? '',
      statusOf(round.stake, round.payout),
      round.stake,
      round.at,
    ]),
    favourites: nodes.slice(0, FAVOURITES).map((node) => [userId, node]),
    // Round by round, so that the game played last has the highest number.
    recent: [...new Set(rounds.map(({ game }) => game?.nodeId ?? '').reverse())]
      .reverse()
      .map((node) => [userId, node]),
  };
}

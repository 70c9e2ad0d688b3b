import type { Brand } from '../brands/brands';
import { dayOf, startOfDay } from '../paging/range';
import { type SeedAccount, seededRegistration } from './accounts.data';
import { betsOf, type SeedBet } from './history-bets';
import { type Habit, HABITS, SPANS } from './history.data';
import { type Entry, ledgerBackwards, type MoneySlot, type Movement } from './history-ledger';
import { sittings } from './history-sittings';
import { openBets } from './history-waiting';
import { DAY_MS, type SeedPlan } from './plan';
import { type Random, seeded } from '../platform/random';

/** Owner of a wallet. */
interface Holder {
  userId: number;
  brand: Brand;
  account: Pick<SeedAccount, 'name'>;
  /** Final balance, minor units. */
  balance: number;
}

export interface Owner extends Holder {
  account: SeedAccount;
}

/** Seeded history of an account. */
export interface History {
  owner: Holder;
  /** Registration, ms. */
  registeredAt: number;
  /** Opening balance, minor units. */
  opening: number;
  /** Oldest first. */
  bets: readonly SeedBet[];
  entries: readonly Entry[];
}

/** Money movements of a bet. */
export function movementsOf(bet: SeedBet): Movement[] {
  const { orderNo: reference, stake, payout, at, settledAt } = bet;
  const taken: Movement = {
    kind: 'STAKE',
    amount: -stake,
    at,
    reference,
    key: `${reference}/stake`,
  };
  if (settledAt === undefined) return [taken];
  if (bet.status === 'CANCELLED') {
    const key = `${reference}/return`;
    return [taken, { kind: 'STAKE_RETURN', amount: stake, at: settledAt, reference, key }];
  }
  if (payout === 0) return [taken];
  const key = `${reference}/payout`;
  return [taken, { kind: 'PAYOUT', amount: payout, at: settledAt, reference, key }];
}

const HOUR_MS = 3_600_000;
/** Rebate of a week's stakes, per mille. */
const REBATE_PER_MILLE = 3;

/** Weekly rebates, paid on Monday morning. */
function rebates({ userId, brand }: Owner, bets: readonly SeedBet[], plan: SeedPlan): Movement[] {
  const weeks = new Map<number, number>();
  for (const { status, stake, settledAt } of bets) {
    if (settledAt === undefined || status === 'CANCELLED' || status === 'DRAW') continue;
    const week = Math.floor((dayOf(brand, settledAt) + 3) / 7);
    weeks.set(week, (weeks.get(week) ?? 0) + stake);
  }
  return [...weeks].flatMap(([week, stake]): Movement[] => {
    const at = startOfDay(brand, (week + 1) * 7 - 3) + 4 * HOUR_MS;
    const amount = Math.floor((stake * REBATE_PER_MILLE) / 1000);
    const reference = `R${week.toString(36).toUpperCase()}${String(userId).padStart(6, '0')}`;
    if (amount === 0 || at >= plan.until) return [];
    return [{ kind: 'REBATE', amount, at, reference, key: `${reference}/rebate` }];
  });
}

/** VIP bonuses, every four weeks. */
function vipBonuses({ userId, brand, account }: Owner, days: number, plan: SeedPlan): Movement[] {
  if (account.vipLabel === undefined) return [];
  const amount = brand.stakes[0] * 5 * (HABITS[account.name]?.stakes ?? 1);
  return Array.from({ length: Math.floor(days / 28) }, (_, i): Movement => {
    const at = plan.today - (i * 28 + 9) * DAY_MS + 2 * HOUR_MS;
    const reference = `P${at.toString(36).toUpperCase()}${String(userId).padStart(4, '0')}`;
    return { kind: 'VIP_BONUS', amount, at, reference, key: `${reference}/vip` };
  });
}

/** Days excluded at the start, so that the first slot is within the span in every brand's time zone. */
const MARGIN_DAYS = 2;

/** Times of deposits and withdrawals, spread over the days. */
function slots(habit: Habit, brand: Brand, plan: SeedPlan, random: Random): MoneySlot[] {
  const { days, moneyTimes } = SPANS[plan.size];
  const spread = (kind: MoneySlot['kind'], aYear: number) => {
    const every = 365 / (aYear * moneyTimes);
    return Array.from({ length: Math.floor(days / every) }, (_, i): MoneySlot => {
      const day = Math.floor(
        plan.today / DAY_MS - days + MARGIN_DAYS + (i + random.next()) * every,
      );
      const hour = 8 + random.below(15);
      return { kind, at: startOfDay(brand, day) + hour * HOUR_MS + random.below(HOUR_MS) };
    });
  };
  return [...spread('DEPOSIT', habit.deposits), ...spread('WITHDRAWAL', habit.withdrawals)].filter(
    ({ at }) => at < plan.until - HOUR_MS,
  );
}

/**
 * History of an account with all its money movements; an account without play has only its opening balance.
 */
export function historyOf(owner: Owner, plan: SeedPlan, more: readonly Movement[]): History {
  const { userId, brand, account, balance } = owner;
  const habit = HABITS[account.name];
  const registeredAt = seededRegistration(account.name, plan);
  if (account.history !== true || habit === undefined) {
    return { owner, registeredAt, opening: balance, bets: [], entries: [] };
  }
  const random = seeded(userId);
  const bettor = { userId, brand, times: habit.stakes, random, plan };
  const played = betsOf(bettor, sittings(habit, brand, plan, random));
  const bets = [...played, ...openBets(bettor, played.length)].sort((a, b) => a.at - b.at);
  const moved = [
    ...bets.flatMap(movementsOf),
    ...rebates(owner, bets, plan),
    ...vipBonuses(owner, SPANS[plan.size].days, plan),
    ...more,
  ].filter(({ at }) => at < plan.until);
  const events = [...moved, ...slots(habit, brand, plan, random)].sort((a, b) => a.at - b.at);
  const unit = brand.stakes[0] * 10 * habit.stakes;
  return {
    owner,
    registeredAt,
    bets,
    ...ledgerBackwards({ userId, balance, unit, random }, events),
  };
}

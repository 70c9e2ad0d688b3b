import type { TransactionKind } from '../wallet/kinds.data';
import type { Random } from '../platform/random';

/** Money movement. */
export interface Movement {
  kind: TransactionKind;
  /** Signed, minor units. */
  amount: number;
  at: number;
  reference: string;
  key: string;
}

/** Time of a deposit or withdrawal; the amount depends on the balance. */
export interface MoneySlot {
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  at: number;
}

export interface Entry extends Movement {
  balanceAfter: number;
}

interface Account {
  userId: number;
  /** Final balance, minor units. */
  balance: number;
  /** Deposits and withdrawals are multiples of it, minor units. */
  unit: number;
  random: Random;
}

/** Number of deposits with a bonus, out of ten. */
const WITH_BONUS = 2;
const BONUS_SHARE = 10;

const isSlot = (one: Movement | MoneySlot): one is MoneySlot => !('amount' in one);

/**
 * Builds a ledger backwards, from the published final balance, without ever going below zero. The remainder
 * at the start is the opening balance.
 */
export function ledgerBackwards(
  { userId, balance, unit, random }: Account,
  events: readonly (Movement | MoneySlot)[],
): { entries: Entry[]; opening: number } {
  const entries: Entry[] = [];
  const floor = Math.floor(balance / 10);
  let after = balance;
  let made = 0;

  const write = (movement: Movement) => {
    entries.push({ ...movement, balanceAfter: after });
    after -= movement.amount;
  };
  const paid = (kind: 'D' | 'W', at: number, amount: number) => {
    made += 1;
    const stamp = at.toString(36).toUpperCase();
    const reference = `${kind}${stamp}${(userId * 10_000 + made).toString(16).toUpperCase().padStart(8, '0')}`;
    return {
      kind: kind === 'D' ? ('DEPOSIT' as const) : ('WITHDRAWAL' as const),
      amount,
      at,
      reference,
      key: `${reference}/${kind === 'D' ? 'paid' : 'held'}`,
    };
  };
  const units = (least: number, power: number) =>
    unit * Math.max(least, Math.round(least * 10 ** (random.next() * power)));

  const withdraw = (at: number, least: number) => {
    const usual = units(3, after > balance * 1.2 ? 0.8 : 1.3);
    write(paid('W', at, -Math.max(usual, Math.ceil(least / unit) * unit)));
  };
  const deposit = (at: number) => {
    const steered = after > balance * 1.1 ? 1.5 : after < balance * 0.6 ? 0.7 : 1.2;
    const most = Math.floor((after - floor) / unit / 1.1) * unit;
    const amount = Math.min(units(2, steered), most);
    if (amount < 2 * unit) return;
    const money = paid('D', at, amount);
    if (random.below(10) < WITH_BONUS) {
      write({
        kind: 'BONUS',
        amount: amount / BONUS_SHARE,
        at: at + 1_000,
        reference: money.reference,
        key: `${money.reference}/bonus`,
      });
    }
    write(money);
  };

  for (const event of events.toReversed()) {
    if (isSlot(event)) {
      if (event.kind === 'DEPOSIT') deposit(event.at);
      else withdraw(event.at, 0);
    } else {
      // More was credited than the balance afterwards: withdraw the difference at once.
      if (event.amount > after) withdraw(event.at + 1, event.amount - after + floor);
      write(event);
    }
  }
  return { entries: entries.reverse(), opening: after };
}

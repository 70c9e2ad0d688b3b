import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { commissionOf } from '../team/rebates';
import { toWire } from '../wallet/money';
import { mainWallet } from '../wallet/wallets';
import { type Days, type Period, periodOf } from './periods';

/** Earnings of an agent in a range of days: commission by the day of its stakes, the rest as the ledger has it. */
function incomeIn(db: Db, brand: Brand, userId: number, days: Days) {
  const [from, to] = [startOfDay(brand, days.first), startOfDay(brand, days.after)] as const;
  const sums = new Map(
    db
      .all<{ kind: string; amount: number }>(
        `SELECT kind, sum(amount) AS amount FROM transactions
         WHERE wallet_id = ? AND at >= ? AND at < ? AND kind IN ('DIVIDEND', 'SALARY')
         GROUP BY kind`,
        mainWallet(db, userId).id,
        from,
        to,
      )
      .map(({ kind, amount }) => [kind, amount]),
  );
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const of = (kind: string) => sums.get(kind) ?? 0;
  const commission = commissionOf(db, { agentId: userId, brand, range: { from, to: to - 1 } });
  return {
    startDate: from,
    endDate: to - 1,
    commission: wire(commission),
    dividend: wire(of('DIVIDEND')),
    salary: wire(of('SALARY')),
    total: wire(commission + of('DIVIDEND') + of('SALARY')),
  };
}

/** Income of the current period and of the one before. */
export function incomeOf(db: Db, brand: Brand, userId: number, period: Period, now: number) {
  const current = periodOf(period, dayOf(brand, now));
  const previous = periodOf(period, current.first - 1);
  return {
    previous: incomeIn(db, brand, userId, previous),
    current: incomeIn(db, brand, userId, current),
  };
}

import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { toWire } from '../wallet/money';
import { mainWallet } from '../wallet/wallets';
import { type Days, type Period, periodOf } from './periods';

/** Rule-based earnings of an agent in a range of days, from the ledger. */
function incomeIn(db: Db, brand: Brand, walletId: number, days: Days) {
  const [from, to] = [startOfDay(brand, days.first), startOfDay(brand, days.after)] as const;
  const sums = new Map(
    db
      .all<{ kind: string; amount: number }>(
        `SELECT kind, sum(amount) AS amount FROM transactions
         WHERE wallet_id = ? AND at >= ? AND at < ? AND kind IN ('COMMISSION', 'DIVIDEND', 'SALARY')
         GROUP BY kind`,
        walletId,
        from,
        to,
      )
      .map(({ kind, amount }) => [kind, amount]),
  );
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const of = (kind: string) => sums.get(kind) ?? 0;
  return {
    startDate: from,
    endDate: to - 1,
    commission: wire(of('COMMISSION')),
    dividend: wire(of('DIVIDEND')),
    salary: wire(of('SALARY')),
    total: wire([...sums.values()].reduce((sum, one) => sum + one, 0)),
  };
}

/** Income of the current period and of the one before. */
export function incomeOf(db: Db, brand: Brand, userId: number, period: Period, now: number) {
  const wallet = mainWallet(db, userId);
  const current = periodOf(period, dayOf(brand, now));
  const previous = periodOf(period, current.first - 1);
  return {
    previous: incomeIn(db, brand, wallet.id, previous),
    current: incomeIn(db, brand, wallet.id, current),
  };
}

import { type Brand, brandOf, type BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { mainWallet } from '../wallet/wallets';
import { CONTRACT_COLUMNS, CONTRACT_FROM, type ContractRow, tiersOf } from './contracts';
import { payStatement } from './pay';
import { type Days, periodOf, within } from './periods';
import { salariesDue } from './statements';
import { earnedBy, type Turnover } from './tiers';
import { busyDays, turnoverByHour, turnoverIn } from './turnover';

/** Calculated result of a contract period. */
export interface PeriodResult extends Turnover {
  rate: string | null;
  /** Number of hours with earnings, for an hourly contract. */
  hours: number | null;
  /** Minor units. */
  amount: number;
}

/** Calculates one day hour by hour, each at the tier it reached. */
function calculateHours(db: Db, brand: Brand, contract: ContractRow, day: number) {
  const tiers = tiersOf(contract);
  const earned = turnoverByHour(db, brand, contract.receiver_id, day)
    .map((hour) => earnedBy('HOUR', tiers, hour).amount)
    .filter((amount) => amount > 0);
  return { rate: null, hours: earned.length, amount: earned.reduce((sum, one) => sum + one, 0) };
}

/** Calculates the payout of a contract for a range of days. */
export function calculate(db: Db, brand: Brand, contract: ContractRow, days: Days): PeriodResult {
  const turnover = turnoverIn(db, contract.receiver_id, days);
  if (contract.kind === 'HOUR') {
    return { ...turnover, ...calculateHours(db, brand, contract, days.first) };
  }
  const { tier, amount } = earnedBy(contract.kind, tiersOf(contract), turnover);
  return { ...turnover, rate: tier?.rate ?? null, hours: null, amount };
}

function addStatement(db: Db, brand: Brand, contract: ContractRow, days: Days): void {
  const { stake, loss, active, rate, hours, amount } = calculate(db, brand, contract, days);
  db.run(
    `INSERT OR IGNORE INTO statements (contract_id, brand, kind, payer_id, receiver_id, first_day, after_day,
       stake, loss, active, rate, hours, amount, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    contract.id,
    brand.code,
    contract.kind,
    contract.payer_id,
    contract.receiver_id,
    days.first,
    days.after,
    stake,
    loss,
    active,
    rate,
    hours,
    amount,
    amount > 0 ? 'DUE' : 'NONE',
  );
}

/** Writes a statement for every ended period with bets. */
function closePeriods(db: Db, brand: Brand, contract: ContractRow, today: number): void {
  const { period, ends_day: ends, settled_day: settled } = contract;
  if (settled === null) return;
  const over = ends !== null && ends <= today;
  const until = over ? ends : periodOf(period, today).first;
  const periods = new Map<number, Days>();
  for (const day of busyDays(db, contract.receiver_id, { first: settled, after: until })) {
    const days = within(periodOf(period, day), contract.effective_day ?? settled, ends);
    periods.set(days.first, days);
  }
  for (const days of periods.values()) addStatement(db, brand, contract, days);
  const next = Math.min(periodOf(period, until).after, ends ?? Number.MAX_SAFE_INTEGER);
  db.run(
    'UPDATE contracts SET settled_day = ?, closes_day = ? WHERE id = ?',
    Math.max(until, settled),
    over ? null : next,
    contract.id,
  );
}

/** Pays salaries as far as the payers' balances allow; retries the rest the next day. */
function paySalaries(db: Db, brand: Brand, now: number): void {
  for (const statement of salariesDue(db, brand)) {
    if (mainWallet(db, statement.payer_id).balance < statement.amount) continue;
    payStatement(db, statement, now);
  }
}

/** Closes the ended periods and pays their salaries. */
function settleContracts(db: Db, brand: Brand, now: number): void {
  const today = dayOf(brand, now);
  db.transaction(() => {
    const closing = db.all<ContractRow>(
      `SELECT ${CONTRACT_COLUMNS} FROM ${CONTRACT_FROM}
       WHERE c.brand = ? AND c.closes_day <= ? ORDER BY c.id`,
      brand.code,
      today,
    );
    for (const contract of closing) closePeriods(db, brand, contract, today);
    paySalaries(db, brand, now);
  });
}

/** Daily job of a brand. */
export const settleNightly = (db: Db, code: string, at: number): void =>
  settleContracts(db, brandOf(code as BrandCode), at);

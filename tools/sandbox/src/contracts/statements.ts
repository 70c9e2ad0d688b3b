import type { Brand } from '../brands/brands';
import type { Db, Value } from '../database/db';
import type { PageQuery } from '../paging/page';
import { pageFrom } from '../paging/page';
import { dayOf, type Range, startOfDay } from '../paging/range';
import { toWire } from '../wallet/money';
import type { Period } from './periods';
import type { ContractKind } from './tiers';

export type StatementStatus = 'DUE' | 'PAID' | 'NONE';

export interface StatementRow {
  id: number;
  contract_id: number;
  kind: ContractKind;
  payer_id: number;
  receiver_id: number;
  payer: string;
  receiver: string;
  period: Period;
  first_day: number;
  after_day: number;
  stake: number;
  loss: number;
  active: number;
  rate: string | null;
  hours: number | null;
  amount: number;
  status: StatementStatus;
  paid_at: number | null;
  order_no: string | null;
}

const COLUMNS = 's.*, c.period, p.name AS payer, r.name AS receiver';
const FROM = `statements s JOIN contracts c ON c.id = s.contract_id
  JOIN users p ON p.id = s.payer_id JOIN users r ON r.id = s.receiver_id`;

export const statementById = (db: Db, id: number) =>
  db.get<StatementRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE s.id = ?`, id);

/** Unpaid salaries, oldest first. */
export const salariesDue = (db: Db, brand: Brand) =>
  db.all<StatementRow>(
    `SELECT ${COLUMNS} FROM ${FROM}
     WHERE s.brand = ? AND s.kind IN ('SALARY', 'HOUR') AND s.status = 'DUE' ORDER BY s.after_day, s.id`,
    brand.code,
  );

/** Statement in wire format. */
export function statementToWire(brand: Brand, row: StatementRow) {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return {
    statementId: String(row.id),
    contractId: String(row.contract_id),
    period: row.period,
    payer: row.payer,
    receiver: row.receiver,
    startDate: startOfDay(brand, row.first_day),
    endDate: startOfDay(brand, row.after_day) - 1,
    stake: wire(row.stake),
    loss: wire(row.loss),
    activeCount: row.active,
    rate: row.rate,
    hours: row.hours,
    amount: wire(row.amount),
    status: row.status,
    payTime: row.paid_at,
    orderNo: row.order_no,
  };
}

interface StatementQuery extends PageQuery {
  kind: ContractKind;
  userId: number;
  direction: 'IN' | 'OUT';
  status?: StatementStatus | undefined;
  /** Name of the other party. */
  userName?: string | undefined;
  range: Range;
}

const SIDES = {
  IN: { mine: 's.receiver_id', other: 'p.name' },
  OUT: { mine: 's.payer_id', other: 'r.name' },
} as const;

/** Page of statements by end of period, newest first, with the totals of all pages. */
export function statementsPage(db: Db, brand: Brand, query: StatementQuery) {
  const { mine, other } = SIDES[query.direction];
  const conditions: (readonly [sql: string, value: Value | undefined])[] = [
    [`${mine} = ?`, query.userId],
    ['s.kind = ?', query.kind],
    ['s.after_day > ?', dayOf(brand, query.range.from)],
    ['s.after_day <= ?', dayOf(brand, query.range.to) + 1],
    ['s.status = ?', query.status],
    [`${other} = ?`, query.userName],
  ];
  const filters = conditions.filter(([, value]) => value !== undefined);
  const values = filters.flatMap(([, value]) => (value === undefined ? [] : [value]));
  const from = `${FROM} WHERE ${filters.map(([sql]) => sql).join(' AND ')}`;
  const page = pageFrom<StatementRow, ReturnType<typeof statementToWire>>(
    db,
    query,
    { columns: COLUMNS, from, order: 's.after_day DESC, s.id DESC', values },
    (row) => statementToWire(brand, row),
  );
  const sums = db.get<{ amount: number; paid: number; due: number }>(
    `SELECT coalesce(sum(s.amount), 0) AS amount,
       coalesce(sum(CASE s.status WHEN 'PAID' THEN s.amount END), 0) AS paid,
       coalesce(sum(CASE s.status WHEN 'DUE' THEN s.amount END), 0) AS due FROM ${from}`,
    ...values,
  ) ?? { amount: 0, paid: 0, due: 0 };
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return {
    ...page,
    footer: { amount: wire(sums.amount), paid: wire(sums.paid), due: wire(sums.due) },
  };
}

/** Amount a payer still owes for ended periods. */
export function payableOf(db: Db, brand: Brand, kind: ContractKind, payerId: number) {
  const row = db.get<{ count: number; amount: number }>(
    `SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount FROM statements
     WHERE payer_id = ? AND kind = ? AND status = 'DUE'`,
    payerId,
    kind,
  ) ?? { count: 0, amount: 0 };
  return { count: row.count, amount: toWire(row.amount, brand.currency.digits) };
}

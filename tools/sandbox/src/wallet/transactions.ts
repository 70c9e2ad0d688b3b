import type { Brand, Language } from '../brands/brands';
import type { Db, Value } from '../database/db';
import type { PageQuery } from '../paging/page';
import type { Range } from '../paging/range';
import { TRANSACTION_KINDS, type TransactionKind } from './kinds.data';
import { toWire } from './money';
import { AGENT_KINDS, TRANSACTION_NAMES } from './transaction-names.data';

export interface Wanted extends PageQuery {
  range: Range;
  kind: TransactionKind | undefined;
  direction: 'IN' | 'OUT' | undefined;
  /** Restricts to agent earnings and transfers. */
  agentOnly: boolean;
}

interface Row {
  id: number;
  kind: TransactionKind;
  amount: number;
  balance_after: number;
  at: number;
  reference: string;
  remark: string | null;
  /** Status of the linked withdrawal, if any. */
  withdrawal: string | null;
}

const AGENT_LIST = AGENT_KINDS.map((kind) => `'${kind}'`).join(', ');

/** WHERE clause; all its columns are in one index. */
function filterOf(walletId: number, { range, kind, direction, agentOnly }: Wanted) {
  const values: Value[] = [walletId, range.from, range.to];
  let where = 'wallet_id = ? AND at BETWEEN ? AND ?';
  if (kind !== undefined) {
    where += ' AND kind = ?';
    values.push(kind);
  }
  if (direction !== undefined) where += direction === 'IN' ? ' AND amount > 0' : ' AND amount < 0';
  if (agentOnly) where += ` AND kind IN (${AGENT_LIST})`;
  return { where, values };
}

/** A withdrawal's transaction is final once it is paid. */
function statusOf({ kind, withdrawal }: Row): 'SUCCESS' | 'PENDING' | 'RETURNED' {
  if (kind !== 'WITHDRAWAL' || withdrawal === null || withdrawal === 'PAID') return 'SUCCESS';
  return withdrawal === 'REJECTED' || withdrawal === 'FAILED' ? 'RETURNED' : 'PENDING';
}

const toRow =
  ({ currency: { digits } }: Brand, language: Language) =>
  (row: Row) => ({
    txId: String(row.id),
    txCode: row.kind,
    txName: TRANSACTION_NAMES[row.kind][language],
    direction: row.amount < 0 ? ('OUT' as const) : ('IN' as const),
    amount: toWire(Math.abs(row.amount), digits),
    balanceAfter: toWire(row.balance_after, digits),
    time: row.at,
    refNo: row.reference,
    status: statusOf(row),
    remark: row.remark,
  });

/** Transactions of a wallet, newest first; totals cover all pages. */
export function transactionsOf(
  db: Db,
  { brand, language }: { brand: Brand; language: Language },
  walletId: number,
  wanted: Wanted,
) {
  const { page, size } = wanted;
  const { digits } = brand.currency;
  const { where, values } = filterOf(walletId, wanted);
  const sums = db.get<{ total: number; came: number; went: number }>(
    `SELECT count(*) AS total, coalesce(sum(max(amount, 0)), 0) AS came,
       coalesce(-sum(min(amount, 0)), 0) AS went
     FROM transactions INDEXED BY transactions_sums WHERE ${where}`,
    ...values,
  ) ?? { total: 0, came: 0, went: 0 };
  const rows = db.all<Row>(
    `SELECT id, kind, amount, balance_after, at, reference, remark,
       (SELECT status FROM withdrawals WHERE order_no = reference) AS withdrawal
     FROM transactions WHERE ${where} ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
    ...values,
    size,
    (page - 1) * size,
  );
  return {
    list: rows.map(toRow(brand, language)),
    page,
    size,
    total: sums.total,
    totalPages: Math.ceil(sums.total / size),
    footer: { in: toWire(sums.came, digits), out: toWire(sums.went, digits) },
  };
}

/** Localised transaction kinds. */
export function transactionTypes(language: Language, agentOnly: boolean) {
  const kinds = agentOnly ? AGENT_KINDS : (Object.keys(TRANSACTION_KINDS) as TransactionKind[]);
  return kinds.map((kind) => ({ txCode: kind, txName: TRANSACTION_NAMES[kind][language] }));
}

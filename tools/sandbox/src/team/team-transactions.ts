import type { Brand } from '../brands/brands';
import type { Db, Value } from '../database/db';
import type { PageQuery } from '../paging/page';
import type { Range } from '../paging/range';
import type { TransactionKind } from '../wallet/kinds.data';
import { toWire } from '../wallet/money';
import { type Member, memberWords } from './members';

interface Row {
  id: number;
  name: string;
  depth: number;
  tx: number;
  kind: TransactionKind;
  amount: number;
  at: number;
  reference: string;
}

interface Sums {
  total: number;
  came: number;
  went: number;
}

interface Asks extends PageQuery {
  agentId: number;
  brand: Brand;
  range: Range;
  member?: Member | undefined;
  kind?: string | undefined;
}

/** Must match the index `transactions_of_teams`: money between a member and the brand, or between members. */
const SHOWN = `t.kind NOT IN ('OPENING', 'STAKE', 'PAYOUT', 'STAKE_RETURN', 'STREAM', 'WALLET_IN', 'WALLET_OUT')`;

function selectionOf({ agentId, range, member, kind }: Asks): { from: string; values: Value[] } {
  const ofKind = kind === undefined ? '' : 'AND t.kind = ?';
  const kinds = kind === undefined ? [] : [kind];
  if (member !== undefined) {
    return {
      from: `wallets w CROSS JOIN transactions t ON t.wallet_id = w.id
        JOIN ancestors a ON a.ancestor_id = ? AND a.user_id = w.user_id
        WHERE w.user_id = ? AND w.kind = 'MAIN' AND t.at BETWEEN ? AND ? AND ${SHOWN} ${ofKind}`,
      values: [agentId, member.id, range.from, range.to, ...kinds],
    };
  }
  return {
    from: `transactions t INDEXED BY transactions_of_teams
      CROSS JOIN wallets w ON w.id = t.wallet_id AND w.kind = 'MAIN'
      CROSS JOIN ancestors a ON a.ancestor_id = ? AND a.user_id = w.user_id
      WHERE t.at BETWEEN ? AND ? AND ${SHOWN} ${ofKind}`,
    values: [agentId, range.from, range.to, ...kinds],
  };
}

/** Page of the team's transactions without balances, newest first; the footer covers all pages. */
export function teamTransactions(db: Db, asks: Asks) {
  const { page, size, brand } = asks;
  const { from, values } = selectionOf(asks);
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const sums = db.get<Sums>(
    `SELECT count(*) AS total, coalesce(sum(max(t.amount, 0)), 0) AS came,
       coalesce(sum(max(-t.amount, 0)), 0) AS went FROM ${from}`,
    ...values,
  ) ?? { total: 0, came: 0, went: 0 };
  const rows = db.all<Row>(
    `SELECT u.id, u.name, found.* FROM (
       SELECT w.user_id, a.depth, t.id AS tx, t.kind, t.amount, t.at, t.reference
       FROM ${from} ORDER BY t.at DESC, t.id DESC LIMIT ? OFFSET ?) found
     JOIN users u ON u.id = found.user_id ORDER BY found.at DESC, found.tx DESC`,
    ...values,
    size,
    (page - 1) * size,
  );
  return {
    list: rows.map((row) => ({
      ...memberWords(row),
      txId: row.tx,
      txCode: row.kind,
      direction: row.amount < 0 ? ('OUT' as const) : ('IN' as const),
      amount: wire(Math.abs(row.amount)),
      time: row.at,
      refNo: row.reference,
    })),
    page,
    size,
    total: sums.total,
    totalPages: Math.ceil(sums.total / size),
    footer: { in: wire(sums.came), out: wire(sums.went) },
  };
}

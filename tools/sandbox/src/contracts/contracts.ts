import type { Brand } from '../brands/brands';
import type { Db, Value } from '../database/db';
import { startOfDay } from '../paging/range';
import { toWire } from '../wallet/money';
import type { Period } from './periods';
import type { ContractKind, Tier } from './tiers';

export interface ContractRow {
  id: number;
  kind: ContractKind;
  payer_id: number;
  receiver_id: number;
  payer: string;
  receiver: string;
  /** As stored; whether an accepted contract is ending or has ended depends on the day. */
  status: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'CANCELLED';
  period: Period;
  tiers: string;
  remark: string | null;
  created_at: number;
  answered_at: number | null;
  effective_day: number | null;
  ends_day: number | null;
  /** Last day with settled periods. */
  settled_day: number | null;
  /** End of the next period; null if there is none. */
  closes_day: number | null;
  /** Time at which a side ended it, and that side; null if a newer one replaces it. */
  ended_at: number | null;
  ended_by: number | null;
}

export type ContractStatus = ContractRow['status'] | 'ENDING' | 'ENDED';

export const CONTRACT_COLUMNS = 'c.*, p.name AS payer, r.name AS receiver';
export const CONTRACT_FROM =
  'contracts c JOIN users p ON p.id = c.payer_id JOIN users r ON r.id = c.receiver_id';

/** Tiers as stored by this project. */
export const tiersOf = ({ tiers }: Pick<ContractRow, 'tiers'>): Tier[] =>
  JSON.parse(tiers) as Tier[];

/**
 * Status on a day. An accepted contract with an end is ENDING until then; one that ends no later than its
 * start never starts.
 */
export function statusOn(
  { status, effective_day: begins, ends_day: ends }: ContractRow,
  today: number,
): ContractStatus {
  if (status !== 'ACTIVE' || ends === null) return status;
  return ends <= Math.max(today, begins ?? today) ? 'ENDED' : 'ENDING';
}

/** Same as `statusOn` in SQL; its one parameter is the current day. */
export const STATUS_ON = `CASE WHEN c.status <> 'ACTIVE' OR c.ends_day IS NULL THEN c.status
  WHEN c.ends_day <= max(?, c.effective_day) THEN 'ENDED' ELSE 'ENDING' END`;

const find = (db: Db, where: string, ...values: Value[]) =>
  db.get<ContractRow>(
    `SELECT ${CONTRACT_COLUMNS} FROM ${CONTRACT_FROM} WHERE ${where} LIMIT 1`,
    ...values,
  );

export const contractById = (db: Db, kind: ContractKind, id: number) =>
  find(db, 'c.id = ? AND c.kind = ?', id, kind);

/** The contract in force today. */
export const runningContract = (db: Db, kind: ContractKind, receiverId: number, today: number) =>
  find(
    db,
    `c.receiver_id = ? AND c.kind = ? AND c.status = 'ACTIVE' AND c.effective_day <= ?
     AND (c.ends_day IS NULL OR c.ends_day > ?)`,
    receiverId,
    kind,
    today,
    today,
  );

/** The accepted contract that starts next, unless superseded. */
export const comingContract = (db: Db, kind: ContractKind, receiverId: number, today: number) =>
  find(
    db,
    `c.receiver_id = ? AND c.kind = ? AND c.status = 'ACTIVE' AND c.effective_day > ?
     AND (c.ends_day IS NULL OR c.ends_day > c.effective_day) ORDER BY c.effective_day`,
    receiverId,
    kind,
    today,
  );

/** The offer pending the receiver's decision. */
export const pendingContract = (db: Db, kind: ContractKind, receiverId: number) =>
  find(db, `c.receiver_id = ? AND c.kind = ? AND c.status = 'PENDING'`, receiverId, kind);

function endedBy({ ended_by: side, payer_id: payer }: ContractRow): 'PROPOSER' | 'RECEIVER' | null {
  if (side === null) return null;
  return side === payer ? 'PROPOSER' : 'RECEIVER';
}

/** Contract in wire format. */
export function contractToWire(brand: Brand, row: ContractRow, today: number) {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const time = (day: number | null) => (day === null ? null : startOfDay(brand, day));
  return {
    contractId: String(row.id),
    status: statusOn(row, today),
    period: row.period,
    tiers: tiersOf(row).map(({ minStake, minLoss, minActive, rate, cap }) => ({
      minStake: wire(minStake),
      minLoss: minLoss === 0 ? null : wire(minLoss),
      minActive,
      rate,
      cap: cap === null ? null : wire(cap),
    })),
    proposer: row.payer,
    receiver: row.receiver,
    createTime: row.created_at,
    processTime: row.answered_at,
    effectiveFrom: time(row.effective_day),
    effectiveTo: time(row.ends_day),
    endTime: row.ended_at,
    endedBy: endedBy(row),
    remark: row.remark,
  };
}

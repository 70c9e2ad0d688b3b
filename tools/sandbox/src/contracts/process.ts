import type { ErrorCode } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { contractById, type ContractRow, type ContractStatus, statusOn } from './contracts';
import { periodOf } from './periods';
import type { ContractKind } from './tiers';

export type ContractAction = 'ACCEPT' | 'REJECT' | 'CANCEL' | 'END';

interface Step {
  db: Db;
  brand: Brand;
  contract: ContractRow;
  /** The acting side. */
  userId: number;
  now: number;
}

/** Rejects or cancels an offer. */
const close =
  (status: 'REJECTED' | 'CANCELLED') =>
  ({ db, contract, now }: Step): void => {
    db.run(
      'UPDATE contracts SET status = ?, answered_at = ? WHERE id = ?',
      status,
      now,
      contract.id,
    );
  };

/** Starts an accepted contract at the next period and ends the previous one there. */
function begin({ db, brand, contract: { id, kind, period, receiver_id }, now }: Step): void {
  const { after: day } = periodOf(period, dayOf(brand, now));
  db.run(
    `UPDATE contracts SET ends_day = max(effective_day, min(coalesce(ends_day, ?), ?)),
       closes_day = CASE WHEN effective_day >= ? THEN NULL ELSE min(closes_day, ?) END
     WHERE receiver_id = ? AND kind = ? AND status = 'ACTIVE' AND (ends_day IS NULL OR ends_day > ?)`,
    day,
    day,
    day,
    day,
    receiver_id,
    kind,
    day,
  );
  db.run(
    `UPDATE contracts SET status = 'ACTIVE', answered_at = ?, effective_day = ?, settled_day = ?, closes_day = ?
     WHERE id = ?`,
    now,
    day,
    day,
    periodOf(period, day).after,
    id,
  );
}

/** Ends a contract after its current period, which is still settled and paid; one that has not started never starts. */
function end({ db, brand, contract: { id, period, effective_day }, userId, now }: Step): void {
  const today = dayOf(brand, now);
  const begins = effective_day ?? today;
  const begun = begins <= today;
  db.run(
    'UPDATE contracts SET ends_day = ?, closes_day = ?, ended_at = ?, ended_by = ? WHERE id = ?',
    begun ? periodOf(period, today).after : begins,
    begun ? periodOf(period, today).after : null,
    now,
    userId,
    id,
  );
}

interface Rule {
  sides: readonly ('payer_id' | 'receiver_id')[];
  from: ContractStatus;
  /** Error in any other status. */
  otherwise: ErrorCode;
  act: (step: Step) => void;
}

const RULES: Readonly<Record<ContractAction, Rule>> = {
  ACCEPT: {
    sides: ['receiver_id'],
    from: 'PENDING',
    otherwise: 'contract.not.pending',
    act: begin,
  },
  REJECT: {
    sides: ['receiver_id'],
    from: 'PENDING',
    otherwise: 'contract.not.pending',
    act: close('REJECTED'),
  },
  CANCEL: {
    sides: ['payer_id'],
    from: 'PENDING',
    otherwise: 'contract.not.pending',
    act: close('CANCELLED'),
  },
  END: {
    sides: ['payer_id', 'receiver_id'],
    from: 'ACTIVE',
    otherwise: 'contract.not.active',
    act: end,
  },
};

interface Request {
  kind: ContractKind;
  userId: number;
  contractId: string;
  action: ContractAction;
  now: number;
}

/**
 * Accepts, rejects, cancels or ends. Throws `contract.not.pending`, `contract.not.active`; `record.not.found` for
 * anyone but the acting side.
 */
export function processContract(db: Db, brand: Brand, request: Request): ContractRow {
  const { kind, userId, action, now } = request;
  const { sides, from, otherwise, act } = RULES[action];
  const id = /^\d{1,15}$/.test(request.contractId) ? Number(request.contractId) : 0;
  return db.transaction(() => {
    const contract = contractById(db, kind, id);
    if (contract === undefined || !sides.some((side) => contract[side] === userId)) {
      throw refuse('record.not.found');
    }
    if (statusOn(contract, dayOf(brand, now)) !== from) throw refuse(otherwise);
    act({ db, brand, contract, userId, now });
    return contractById(db, kind, id) ?? contract;
  });
}

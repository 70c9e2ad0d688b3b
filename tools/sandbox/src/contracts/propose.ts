import { isReal } from '../accounts/types';
import { type User, userByName } from '../accounts/users';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { refuse } from '../calls/refusal';
import { depthBelow } from '../team/ancestors';
import {
  CONTRACT_COLUMNS,
  CONTRACT_FROM,
  contractById,
  type ContractRow,
  runningContract,
  tiersOf,
} from './contracts';
import { KIND_RULES } from './kinds.data';
import { type Period, periodOf } from './periods';
import { readTiers, termFaults, type WireTier } from './terms';
import type { ContractKind } from './tiers';

/** Direct downline with real money. Throws `downline.unknown`. */
export function directDownline(db: Db, brand: Brand, agentId: number, name: string): User {
  const user = userByName(db, brand.code, name);
  if (user === undefined || !isReal(user.type) || depthBelow(db, agentId, user.id) !== 1) {
    throw refuse('downline.unknown');
  }
  return user;
}

interface Proposal {
  kind: ContractKind;
  proposerId: number;
  userName: string;
  period: Period;
  tiers: readonly WireTier[];
  remark?: string | undefined;
  now: number;
}

/**
 * Offers a contract to a direct downline. Throws `downline.unknown`, `field.invalid` with the faulty tiers,
 * `contract.exists` while an earlier offer is pending.
 */
export function propose(db: Db, brand: Brand, offer: Proposal): ContractRow {
  const { kind, proposerId, period, now } = offer;
  return db.transaction(() => {
    const receiver = directDownline(db, brand, proposerId, offer.userName);
    const { tiers, faults } = readTiers(offer.tiers, brand.currency.digits);
    const own = runningContract(db, kind, proposerId, dayOf(brand, now));
    const wrong = { ...termFaults(kind, tiers, own && tiersOf(own)), ...faults };
    if (Object.keys(wrong).length > 0) throw refuse('field.invalid', { fields: wrong });
    const added = db.run(
      `INSERT INTO contracts (brand, kind, payer_id, receiver_id, status, period, tiers, remark, created_at)
       VALUES (?, ?, ?, ?, 'PENDING', ?, ?, ?, ?)
       ON CONFLICT (receiver_id, payer_id, kind) WHERE status = 'PENDING' DO NOTHING`,
      brand.code,
      kind,
      proposerId,
      receiver.id,
      period,
      JSON.stringify(tiers),
      offer.remark ?? null,
      now,
    );
    if (added === 0) throw refuse('contract.exists');
    const row = db.get<ContractRow>(
      `SELECT ${CONTRACT_COLUMNS} FROM ${CONTRACT_FROM}
       WHERE c.receiver_id = ? AND c.payer_id = ? AND c.kind = ? AND c.status = 'PENDING'`,
      receiver.id,
      proposerId,
      kind,
    );
    if (row === undefined) throw new Error('a contract that was offered is gone');
    return row;
  });
}

interface Answer {
  kind: ContractKind;
  receiverId: number;
  contractId: string;
  accepted: boolean;
  now: number;
}

/** Starts an accepted contract at the next period and ends the previous one there. */
function begin(db: Db, brand: Brand, { id, kind, period, receiver_id }: ContractRow, now: number) {
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

/**
 * Accepts or rejects an offer. Throws `record.not.found` for another user's offer, `contract.not.pending`.
 */
export function answerOffer(db: Db, brand: Brand, answer: Answer): ContractRow {
  const { kind, receiverId, now } = answer;
  const id = /^\d{1,15}$/.test(answer.contractId) ? Number(answer.contractId) : 0;
  return db.transaction(() => {
    const offer = contractById(db, kind, id);
    if (offer?.receiver_id !== receiverId) throw refuse('record.not.found');
    if (offer.status !== 'PENDING') throw refuse('contract.not.pending');
    if (answer.accepted) begin(db, brand, offer, now);
    else {
      db.run(
        `UPDATE contracts SET status = 'REJECTED', answered_at = ? WHERE id = ?`,
        now,
        offer.id,
      );
    }
    return contractById(db, kind, id) ?? offer;
  });
}

/**
 * Limits of an offer to downlines: the agent's own best rate, or the kind's maximum without an own contract.
 */
export function offerLimits(db: Db, kind: ContractKind, userId: number, today: number) {
  const own = runningContract(db, kind, userId, today);
  const best = own && tiersOf(own).at(-1);
  const { maxRate, periods } = KIND_RULES[kind];
  return { maxRate: best?.rate ?? maxRate, periods: [...periods] };
}

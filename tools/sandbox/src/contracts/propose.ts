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
  type ContractRow,
  runningContract,
  tiersOf,
} from './contracts';
import { KIND_RULES } from './kinds.data';
import type { Period } from './periods';
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
    if (row === undefined) throw new Error('inserted contract not found');
    return row;
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

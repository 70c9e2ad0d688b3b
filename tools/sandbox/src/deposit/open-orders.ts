import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { cancelJobs } from '../jobs/cancel';
import { schedule } from '../jobs/schedule';
import { assertUploads } from '../uploads/uploads';
import { ownRow, type OrderRow, toOrder, type WireOrder } from './orders';
import { cancelOrder } from './settle';
import { knownVendor } from './vendors';

/** Milliseconds until the demonstration bank confirms a transfer. */
const BANK_PAYS_AFTER_MS = 8_000;

const waitsForProof = ({ brand }: Context, { vendor, bank, proofs }: OrderRow): boolean =>
  proofs === '[]' && knownVendor(brand.code, vendor, bank)?.vendor.needProof === true;

/** Schedules the demonstration bank's confirmation of a transfer, after its proof if one is required. */
export function awaitBank(context: Context, row: OrderRow): void {
  if (waitsForProof(context, row)) return;
  schedule(context.db, 'deposit.pay', row.order_no, context.now + BANK_PAYS_AFTER_MS);
}

const OPEN: readonly WireOrder['status'][] = ['PENDING', 'PAID'];

/** Attaches pictures to an open transfer. Throws `record.not.found`, `deposit.not.open`, `upload.invalid`. */
export function attachProof(
  context: Context,
  { orderNo, proofImages }: CallParsed<Contract['deposit']['attachProof']>,
): WireOrder {
  const { db, brand } = context;
  return db.transaction(() => {
    const row = ownRow(context, 'order_no', orderNo);
    const kind = knownVendor(brand.code, row.vendor, row.bank)?.vendor.kind;
    if (kind !== 'MANUAL' || !OPEN.includes(row.status)) throw refuse('deposit.not.open');
    assertUploads(db, signedIn(context).userId, proofImages, 'PROOF');
    const proofs = JSON.stringify(proofImages);
    db.run('UPDATE deposits SET proofs = ? WHERE order_no = ?', proofs, orderNo);
    const changed = { ...row, proofs };
    if (waitsForProof(context, row) && row.status === 'PENDING') {
      // A proof given in time is checked, although the deadline may pass meanwhile.
      cancelJobs(db, 'deposit.expire', orderNo);
      awaitBank(context, changed);
    }
    return toOrder(changed, context);
  });
}

/** Cancels a PENDING deposit. Idempotent. Throws `record.not.found`, `deposit.not.open`. */
export function cancelDeposit(context: Context, orderNo: string): WireOrder {
  const { db, now } = context;
  return db.transaction(() => {
    ownRow(context, 'order_no', orderNo);
    cancelOrder(db, orderNo, now);
    const row = ownRow(context, 'order_no', orderNo);
    if (row.status !== 'CANCELLED') throw refuse('deposit.not.open');
    return toOrder(row, context);
  });
}

import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { wireId } from '../wire';
import { depositOrder } from './shapes';

const call = callsOf({ module: 'DPSTBAS3', docs: DOCUMENTED && { roles: 'real' } });

/** Calls that change an open deposit. */
export const depositOpenOrders = {
  attachProof: call({
    method: 'POST',
    path: '/wps/relay/MCS2_depositProof',
    input:
      DOCUMENTED &&
      z.object({
        /** Number of the deposit. */
        orderNo: wireId,
        /** Identifiers of uploads for `PROOF`; they replace earlier ones. */
        proofImages: z.array(wireId).check(z.minLength(1), z.maxLength(3)),
      }),
    value: depositOrder,
    docs: DOCUMENTED && {
      errors: ['record.not.found', 'deposit.not.open', 'upload.invalid'],
      summary: 'Attach pictures of the payment to a transfer that is PENDING or PAID',
    },
  }),
  cancel: call({
    method: 'POST',
    path: '/wps/relay/MCS2_depositCancel',
    input:
      DOCUMENTED &&
      z.object({
        /** Number of the deposit. */
        orderNo: wireId,
      }),
    value: depositOrder,
    docs: DOCUMENTED && {
      errors: ['record.not.found', 'deposit.not.open'],
      summary: 'Cancel a PENDING deposit; repeating it changes nothing',
    },
  }),
};

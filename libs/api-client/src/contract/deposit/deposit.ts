import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { pageInput, rangeInput, totalledPageOf, wireId, wireText } from '../wire';
import { depositOpenOrders } from './open-orders';
import { depositPayments } from './payments';
import { depositPromotions } from './promotions';
import { depositMethod, depositOrder, depositRow, depositTotals, gateway } from './shapes';
import { DEPOSIT_STATUSES } from './statuses';

const call = callsOf({ module: 'DPSTBAS3', docs: DOCUMENTED && { roles: 'real' } });

const depositOrders = {
  banks: call({
    path: '/wps/relay/MCS2_depositBanksByVendor',
    input:
      DOCUMENTED &&
      z.object({
        /** Methods of this gateway: WEB 1 or MOBILE 3 (D2 §3). */
        gateway,
      }),
    value: z.array(depositMethod),
    docs: DOCUMENTED && {
      summary:
        'Payment methods of the merchant at a gateway in order, each with its banks and bounds',
    },
  }),
  order: call({
    path: '/wps/relay/MCS2_depositOrder',
    input:
      DOCUMENTED &&
      z.object({
        /** Number of the order. */
        orderNo: wireId,
      }),
    value: depositRow,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'One deposit; poll it until it settles',
    },
  }),
  orderByKey: call({
    path: '/wps/relay/MCS2_depositOrderByKey',
    input:
      DOCUMENTED &&
      z.object({
        /** `Idempotency-Key` of the call that created the deposit. */
        key: wireText(64).check(z.minLength(8)),
      }),
    value: depositOrder,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'The deposit that an idempotency key began, to resolve a lost answer',
    },
  }),
  record: call({
    path: '/wps/relay/MCS2_depositTransactioNReport',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        ...rangeInput,
        /** Only this status; absent: every one. */
        status: z.optional(z.enum(DEPOSIT_STATUSES)),
      }),
    value: totalledPageOf(depositRow, depositTotals),
    docs: DOCUMENTED && {
      flag: 'DEPRECM3',
      summary: 'Deposits of a range, newest first, with totals',
    },
  }),
};

/** Calls about deposits. */
export const deposit = {
  ...depositOrders,
  ...depositOpenOrders,
  ...depositPayments,
  ...depositPromotions,
};

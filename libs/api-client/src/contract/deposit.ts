import * as z from 'zod/mini';
import { defineCall } from './call';
import { depositPayments } from './deposit-payments';
import { depositPromotions } from './deposit-promotions';
import {
  wireDepositFooter,
  wireDepositOrder,
  wireDepositStatus,
  wireDepositVendor,
} from './deposit-wire';
import { noInput, pageInput, rangeInput, totalledPageOf, wireId, wireText } from './wire';

const depositOrders = {
  banks: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_depositBanksByVendor',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.array(wireDepositVendor),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Payment vendors of the merchant in order, each with its banks and bounds',
  }),
  order: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_depositOrder',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: z.object({ orderNo: wireId }),
    value: wireDepositOrder,
    errors: ['record.not.found'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'One deposit as it stands, asked for until it settles',
  }),
  orderByKey: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_depositOrderByKey',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: z.object({ idempotencyKey: wireText(64).check(z.minLength(8)) }),
    value: wireDepositOrder,
    errors: ['record.not.found'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'The deposit that a key began: how a lost answer is resolved, without sending again',
  }),
  record: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_depositTransactioNReport',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    flag: 'DEPRECM3',
    body: 'query',
    input: z.object({ ...pageInput, ...rangeInput, status: z.optional(wireDepositStatus) }),
    value: totalledPageOf(wireDepositOrder, wireDepositFooter),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Deposits of a range, newest first, with what they add up to',
  }),
};

export const deposit = { ...depositOrders, ...depositPayments, ...depositPromotions };

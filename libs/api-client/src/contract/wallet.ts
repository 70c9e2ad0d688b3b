import { defineCall } from './call';
import * as z from 'zod/mini';
import { noInput, wireAmount, wireText } from './wire';

export const wallet = {
  balance: defineCall({
    method: 'GET',
    path: '/wps/wallets/gcs',
    module: 'FUNDTRANS3',
    auth: 'session',
    body: 'query',
    input: noInput,
    value: z.object({ sumBalance: wireAmount, currencySymbol: wireText(8) }),
    errors: [],
    provenance: 'spec',
    section: 'D1 §3',
    summary: 'Balance of all wallets',
  }),
};

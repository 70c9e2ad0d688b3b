import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

const ASIDE = { from: 'MAIN', to: 'SAFE', amount: '1000' };

export const wallet: Examples<typeof contract.wallet> = {
  balance: { user: 'player01' },
  funds: { user: 'player01' },
  transfer: {
    input: ASIDE,
    user: 'player01',
    refused: [
      [{ ...ASIDE, to: 'MAIN' }, 'field.invalid', 'player01'],
      [{ ...ASIDE, amount: '0' }, 'amount.out.of.range', 'player01'],
      [{ ...ASIDE, amount: '0.5' }, 'field.invalid', 'player01'],
      [{ ...ASIDE, amount: '99999999999' }, 'wallet.insufficient', 'player01'],
      [{ ...ASIDE, from: 'SAFE', to: 'MAIN' }, 'wallet.insufficient', 'fresh01'],
      [{ ...ASIDE, from: 'PLAY' }, 'request_param_err', 'player01'],
      [ASIDE, 'account.no.permission', 'virtual01'],
    ],
  },
  transactions: {
    input: { direction: 'OUT', txCode: 'STAKE' },
    user: 'player01',
    refused: [
      [{ txCode: 'LUCK' }, 'request_param_err', 'player01'],
      [{ startDate: 2, endDate: 1 }, 'request_param_err', 'player01'],
    ],
  },
  transactionTypes: {
    user: 'player01',
    refused: [[{ types: 'B' }, 'request_param_err', 'player01']],
  },
  orderByKey: {
    input: { key: 'never-used-key' },
    user: 'player01',
    refused: [[{}, 'request_param_err', 'player01']],
  },
};

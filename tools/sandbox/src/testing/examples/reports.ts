import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const reports: Examples<typeof contract.reports> = {
  profitAndLoss: {
    input: { category: 'RNG' },
    user: 'player01',
    refused: [
      [{ category: 'DICE' }, 'request_param_err', 'player01'],
      [{ startDate: 2, endDate: 1 }, 'request_param_err', 'player01'],
    ],
  },
};

import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const wallet: Examples<typeof contract.wallet> = {
  balance: { user: 'player01' },
};

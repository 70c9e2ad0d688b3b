import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const member: Examples<typeof contract.member> = {
  info: { user: 'vip01' },
  unreadCount: {
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
};

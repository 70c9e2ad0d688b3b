import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const streams: Examples<typeof contract.streams> = {
  models: { refused: [[{ type: 'x' }, 'request_param_err']] },
  unreadCount: { user: 'player01' },
};

import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

export const announcements: Examples<typeof contract.announcements> = {
  list: {
    input: { types: 'B,PL,PU', groupName: 'm_home', platform: 'M' },
    refused: [[{ types: 'B', platform: 'TV' }, 'request_param_err']],
  },
  markRead: {
    input: { announcementId: 'aurora-n1', read: true },
    user: 'player01',
    refused: [[{ announcementId: 'none', read: true }, 'record.not.found', 'player01']],
  },
};

import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

const message = async (sandbox: Sandbox) => {
  const me = signedInAs(sandbox, 'player01');
  const { list } = await me.value<{ list: { id: string }[] }>('announcements.inbox');
  return { id: list[0]?.id };
};

const off = (sandbox: Sandbox) => {
  sandbox.control.flags({ brand: 'aurora', flags: { MAILCEN: false } });
  return { id: '1' };
};

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
  popular: { refused: [[{ size: 0 }, 'request_param_err']] },
  lobbyNews: { refused: [[{ page: 0 }, 'request_param_err']] },
  inbox: {
    user: 'player01',
    refused: [
      [{}, 'account.no.permission', 'virtual01'],
      [off, 'function.not.available', 'player01'],
      [{ size: 101 }, 'request_param_err', 'player01'],
    ],
  },
  inboxMessage: {
    input: message,
    user: 'player01',
    refused: [
      [message, 'record.not.found', 'vip01'],
      [{ id: 'none' }, 'record.not.found', 'player01'],
      [off, 'function.not.available', 'player01'],
    ],
  },
  readInbox: { user: 'player01', refused: [[{}, 'account.no.permission', 'virtualagent01']] },
  deleteInboxMessage: {
    input: message,
    user: 'player01',
    refused: [
      [message, 'record.not.found', 'vip01'],
      [{ id: '-1' }, 'record.not.found', 'player01'],
    ],
  },
};

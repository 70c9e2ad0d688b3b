import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { visitor } from '../visitor';
import type { Examples } from './example';

/** Host that is live (1) or offline (0). */
const host = (active: 0 | 1) => async (sandbox: Sandbox) => {
  const [found] = await visitor(sandbox).value<{ id: string }[]>('streams.models', { active });
  return { modelId: found?.id, lbg: '', backHome: 1, language: 'VI' };
};

export const streams: Examples<typeof contract.streams> = {
  models: { refused: [[{ type: 'x' }, 'request_param_err']] },
  unreadCount: { user: 'player01' },
  focusList: { user: 'player01' },
  focus: {
    input: { hostId: 'h02' },
    user: 'fresh01',
    refused: [[{ hostId: 'none' }, 'record.not.found', 'fresh01']],
  },
  unfocus: {
    input: { hostId: 'h01' },
    user: 'player01',
    refused: [[{}, 'request_param_err', 'player01']],
  },
  launchChat: {
    input: host(1),
    user: 'player01',
    refused: [
      [host(0), 'host.not.live', 'player01'],
      [{ modelId: 'none' }, 'record.not.found', 'player01'],
    ],
  },
};

import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { visitor } from '../visitor';
import type { Examples } from './example';

interface Listed {
  id: string;
  roomType: string;
  streaming: boolean;
  price: string | null;
}

/** Host in a type of room, on air. */
const onAir = async (sandbox: Sandbox, roomType: string) => {
  const list = await visitor(sandbox).value<Listed[]>('streams.models', { streaming: 1 });
  return list.find((host) => host.roomType === roomType);
};
const launch = (roomType: string) => async (sandbox: Sandbox) => ({
  modelId: (await onAir(sandbox, roomType))?.id,
  lbg: '',
  backHome: 1,
  language: 'VI',
});
const launchAway = async (sandbox: Sandbox) => {
  const [away] = await visitor(sandbox).value<Listed[]>('streams.models', { streaming: 0 });
  return { modelId: away?.id };
};
const pay = (price?: string) => async (sandbox: Sandbox) => {
  const host = await onAir(sandbox, 'private');
  return { modelId: host?.id, price: price ?? host?.price };
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
    input: launch('normal'),
    user: 'player01',
    refused: [
      [launchAway, 'host.not.live', 'player01'],
      [{ modelId: 'none' }, 'record.not.found', 'player01'],
      [launch('vip'), 'room.vip.only', 'fresh01'],
      [launch('private'), 'room.not.paid', 'player01'],
    ],
  },
  payRoom: {
    input: pay(),
    user: 'player01',
    refused: [
      [pay('1'), 'field.invalid', 'player01'],
      [pay(), 'wallet.insufficient', 'empty01'],
      [{ modelId: 'none', price: '1' }, 'record.not.found', 'player01'],
      [pay(), 'account.no.permission', 'virtual01'],
    ],
  },
};

import type { contract } from '@lobby/api-client/contract';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

const DEVICE = { loginDeviceId: 'device-1' };

/** A browser's push subscription, with a valid P-256 key. */
const PUSH = {
  ...DEVICE,
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  p256dh: 'BD7xaNbOd4oivF1i7AyvB1mouFHUNMIoGvq9Aigufn1KG_ZmyUazIN0qd5mY5fva3YvoFOGzvYFxagNYCJ69_Aw',
  auth: 'c2l4dGVlbiByYW5kb20gYg',
};

type PushCalls = Pick<typeof contract.security, 'push' | 'addPush' | 'removePush'>;

/** Examples of push calls, part of the area security. */
export const push: Examples<PushCalls> = {
  push: {
    input: async (sandbox) => {
      await signedInAs(sandbox, 'player01').value('security.addPush', PUSH);
      return DEVICE;
    },
    user: 'player01',
    refused: [
      [DEVICE, 'account.no.permission', 'virtual01'],
      [{}, 'request_param_err', 'player01'],
    ],
  },
  addPush: {
    input: PUSH,
    user: 'player01',
    refused: [
      [{ ...PUSH, endpoint: 'https://example.com/push' }, 'field.invalid', 'player01'],
      [{ ...PUSH, p256dh: 'B'.repeat(87) }, 'field.invalid', 'player01'],
      [{ ...PUSH, auth: 'short' }, 'request_param_err', 'player01'],
    ],
  },
  removePush: { input: DEVICE, user: 'player01' },
};

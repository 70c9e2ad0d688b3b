import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { opt, wireText } from '../wire';

const call = callsOf({
  module: 'COMM3',
  docs: DOCUMENTED && { flag: 'WEBPUSH3', roles: 'real', section: 'decision 87' },
});

/** Bytes as base64url, as Web Push has them. */
const bytes = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));

/** Device of the subscription. */
const device = {
  /** Identifier that the client made for this device. */
  loginDeviceId: wireText(64),
};

/** Secret endpoint at the browser's push service. */
const endpoint = wireText(1000);

/** Calls about push notifications of a device. */
export const securityPush = {
  push: call({
    path: '/wps/member/push',
    input: DOCUMENTED && z.object(device),
    value: z.object({
      /** The platform's public VAPID key: 65 bytes. */
      publicKey: z.string().check(z.maxLength(128), z.regex(/^[\w-]*$/)),
      /** Push endpoint of this account on the device; absent: not subscribed. */
      endpoint: opt(endpoint),
    }),
    docs: DOCUMENTED && { summary: 'The key to subscribe by, and the subscription of a device' },
  }),
  addPush: call({
    method: 'PUT',
    path: '/wps/member/push',
    input:
      DOCUMENTED &&
      z.object({
        ...device,
        /** Endpoint at the browser's push service. */
        endpoint,
        /** Public key of the browser: 65 bytes. */
        p256dh: bytes(87),
        /** Secret of the browser: 16 bytes. */
        auth: bytes(22),
      }),
    docs: DOCUMENTED && {
      errors: ['field.invalid'],
      summary: 'Send this account’s notifications to a device; again is the same',
    },
  }),
  removePush: call({
    method: 'DELETE',
    path: '/wps/member/push',
    input: DOCUMENTED && z.object(device),
    docs: DOCUMENTED && { summary: 'Send no more notifications to a device; again is the same' },
  }),
};

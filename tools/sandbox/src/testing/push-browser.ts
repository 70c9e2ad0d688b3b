import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Sandbox } from '../app';

/** A message received by the sandbox's own push service. */
export interface Received {
  headers: Record<string, string>;
  body: string;
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Fake browser: subscribes at the sandbox's push service and decrypts its messages (RFC 8188 and 8291). */
export function pushBrowser(name: string, origin = 'http://aurora.localhost') {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${origin}/__sandbox/push/${name}`;

  /** Decrypts a single-record message. */
  function open({ body }: Received): unknown {
    const bytes = Buffer.from(body, 'base64');
    const [salt, keyLength] = [bytes.subarray(0, 16), bytes.readUInt8(20)];
    const sender = bytes.subarray(21, 21 + keyLength);
    const sealed = bytes.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = derived(keys.computeSecret(sender), auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The record ends with a delimiter and padding.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }

  const received = async (sandbox: Sandbox) => {
    const answer = await sandbox.fetch(new Request(endpoint));
    return (await answer.json()) as Received[];
  };

  return {
    /** Push subscription for the platform. */
    subscriber: {
      loginDeviceId: name,
      endpoint,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    open,
    received,
    /** Decrypted messages, in order. */
    messages: async (sandbox: Sandbox) => (await received(sandbox)).map(open),
    unsubscribe: (sandbox: Sandbox) => sandbox.fetch(new Request(endpoint, { method: 'DELETE' })),
  };
}

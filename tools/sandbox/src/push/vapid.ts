import { createECDH, randomBytes } from 'node:crypto';
import { sandboxSetting, setSandboxSetting } from '../database/settings';
import type { Db } from '../database/db';

const SETTING = 'push.vapid';

/** VAPID key pair that signs notifications, base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Returns the VAPID keys, generated on first use and stored, because subscriptions are bound to them. */
export function vapidKeys(db: Db): VapidKeys {
  const known = sandboxSetting<VapidKeys | null>(db, SETTING, null);
  if (known !== null) return known;
  const secret = randomBytes(32);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  const made = {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
  };
  setSandboxSetting(db, SETTING, made);
  return made;
}

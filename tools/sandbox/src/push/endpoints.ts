import { createECDH } from 'node:crypto';

/** Allowlist of push service hosts, because an endpoint comes from a page and could be internal (SSRF). */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** The sandbox's own push service, for this machine: `control/routes.ts`. */
const OWN = /^\/__sandbox\/push\/[\w-]{1,64}$/;

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Whether a URL belongs to the sandbox's own push service, as reached from `here`. */
const isOwn = (url: URL, here: URL) => url.origin === here.origin && OWN.test(url.pathname);

const isService = ({ protocol, hostname, port }: URL) =>
  protocol === 'https:' &&
  port === '' &&
  SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** Whether an endpoint sent by a page at `here` is allowed. */
export function isEndpoint(text: string, here: URL): boolean {
  const url = urlOf(text);
  if (url === undefined || url.username !== '' || url.hash !== '') return false;
  return isService(url) || isOwn(url, here);
}

/** Whether an allowed endpoint is the sandbox's own. */
export const isOwnEndpoint = (endpoint: string): boolean => !isService(new URL(endpoint));

/** Whether a browser's public key is a valid P-256 point. */
export function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

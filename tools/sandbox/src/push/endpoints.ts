import { createECDH } from 'node:crypto';

/** Hosts of known push services. Sends to no other host: an endpoint comes from a page and could name an internal one. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** The sandbox's own push service, for this machine: `control/routes.ts`. */
const OWN = /^\/__sandbox\/push\/[\w-]{1,64}$/;

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Whether an address is at the sandbox's own push service, as reached from `here`. */
const isOwn = (url: URL, here: URL) => url.origin === here.origin && OWN.test(url.pathname);

const isService = ({ protocol, hostname, port }: URL) =>
  protocol === 'https:' &&
  port === '' &&
  SERVICES.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** Whether notifications may be sent to an address that a page at `here` gives. */
export function isEndpoint(text: string, here: URL): boolean {
  const url = urlOf(text);
  if (url === undefined || url.username !== '' || url.hash !== '') return false;
  return isService(url) || isOwn(url, here);
}

/** Whether an address that was allowed is the sandbox's own. */
export const isOwnEndpoint = (endpoint: string): boolean => !isService(new URL(endpoint));

/** Whether a browser's public key is a point of its curve. */
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

import { mobileSystem } from '@lobby/core';

/** Whether this browser supports notifications; `install`: only for a page on the home screen, as on an iPhone. */
export type PushSupport = 'ready' | 'install' | 'unsupported';

/** Detects whether this browser supports notifications of this page. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return 'ready';
  return mobileSystem() === 'ios' ? 'install' : 'unsupported';
}

/** Whether the user has denied notifications of this site, which only the browser's settings undo. */
export const isPushDenied = () => Notification.permission === 'denied';

/** Milliseconds to wait for the service worker, which is registered once the page is idle. */
const WORKER_MS = 20_000;

async function pushManager(): Promise<PushManager> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('no service worker')), WORKER_MS);
  });
  const { pushManager: manager } = await Promise.race([navigator.serviceWorker.ready, late]);
  return manager;
}

const registered = () => navigator.serviceWorker.getRegistration();

const present = async () =>
  (await (await registered())?.pushManager.getSubscription()) ?? undefined;

/** Address of this browser at its push service; undefined if it is not subscribed. */
export const ownEndpoint = async () => (await present())?.endpoint;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  );

/** Replaces an older subscription, which may have another key. Rejects without a service worker. */
export async function subscribe(publicKey: string) {
  const manager = await pushManager();
  await (await manager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const { endpoint = '', keys } = (await manager.subscribe(options)).toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribe(): Promise<void> {
  await (await present())?.unsubscribe();
}

/** Closes the notifications of this site that are still shown. */
export async function closeNotices(): Promise<void> {
  for (const notice of (await (await registered())?.getNotifications()) ?? []) notice.close();
}

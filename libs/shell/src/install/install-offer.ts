import { workerContainer } from '../worker/container';

/** Chromium's event before its own install prompt; missing in TypeScript's types. */
interface BeforeInstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPrompt;
  }
}

let offered: BeforeInstallPrompt | undefined;
/** Whether the service worker served this page: a returning visitor. */
let comesBack = false;
const listeners = new Set<() => void>();

function set(offer: BeforeInstallPrompt | undefined): void {
  offered = offer;
  for (const tell of listeners) tell();
}

/** Stores the browser's install offer and suppresses its own prompt. Call at start: the event fires once. */
export function listenForInstall(): void {
  comesBack = Boolean(workerContainer()?.controller);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event);
  });
  addEventListener('appinstalled', () => set(undefined));
}

/** Whether this visit is not the first. */
export const isComingBack = (): boolean => comesBack;

/** Whether the browser offers to install the page. */
export const isOffered = (): boolean => offered !== undefined;

/** Calls `listener` when the offer appears or disappears. Returns a function that unsubscribes. */
export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's install prompt; an offer can be used once. */
export async function install(): Promise<void> {
  const offer = offered;
  set(undefined);
  await offer?.prompt();
}

import { PATHS, pushLanguage, safeReturnPath } from '@lobby/core';
import { OPEN_PATH } from './messages';
import { isPage } from './pages';
import { PUSH_TEXTS } from './push-texts.data';
import { scope, type Client, type Notice, type PushData } from './worker-scope';

/** Icon of the home screen: the brand's mark. */
const ICON = '/icons/icon-192.png';

type Kind = keyof typeof PUSH_TEXTS;

const isKind = (kind: unknown): kind is Kind =>
  Object.keys(PUSH_TEXTS).some((known) => known === kind);

/** Content of a push message; an unreadable one must still be shown. */
function read(data: PushData | null): { kind: Kind; path: string } {
  try {
    const said: unknown = data?.json();
    if (typeof said === 'object' && said !== null && 'kind' in said && 'path' in said) {
      const { kind, path } = said;
      if (isKind(kind) && typeof path === 'string') return { kind, path: safeReturnPath(path) };
    }
  } catch {
    // Foreign, or of a newer platform.
  }
  return { kind: 'message', path: PATHS.inbox };
}

/** Shows a notification in the stored language. It replaces an earlier one with the same path. */
export async function notify(data: PushData | null): Promise<void> {
  const { kind, path } = read(data);
  const language = (await pushLanguage()) ?? 'EN';
  await scope.registration.showNotification(PUSH_TEXTS[kind][language], {
    icon: ICON,
    tag: path,
    data: { path },
  });
}

/** Screens that a notification does not navigate away from: a round may be in progress. */
const IN_PLAY = [PATHS.play, PATHS.room];

/** Matches like the router, which is too large for the worker: case-insensitive, with or without a final slash. */
const isInPlay = ({ pathname }: URL) =>
  IN_PLAY.some((path) => new RegExp(`^${path}/?$`, 'i').test(pathname));

/** Whether a page of the app shows no game: not of the platform or a vendor, which do not listen. */
const isFree = (url: URL) => isPage(url) && !isInPlay(url);

/** Id of the last page that was sent a path to open, and the message. A page that is still loading misses it. */
let told: { page: string; message: Readonly<Record<typeof OPEN_PATH, string>> } | undefined;

/** Sends the message once more to its page, which has loaded now and listens. */
export function tellNotice(page: Client | null): void {
  if (page === null || told?.page !== page.id) return;
  page.postMessage(told.message);
  told = undefined;
}

/**
 * Opens the target of a notification inside the app: an open page that shows no game gets the focus and opens it itself,
 * so that typed text stays; else in a new one.
 */
export async function openNotice(notice: Notice): Promise<void> {
  notice.close();
  const path = safeReturnPath(String(notice.data?.path ?? ''));
  const pages = await scope.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => isFree(new URL(url)));
  if (page === undefined) {
    await scope.clients.openWindow(path);
    return;
  }
  // Not every system can focus a window.
  await page.focus().catch(() => undefined);
  told = { page: page.id, message: { [OPEN_PATH]: path } };
  page.postMessage(told.message);
}

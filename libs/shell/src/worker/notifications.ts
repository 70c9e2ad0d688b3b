import { PATHS, pushLanguage, safeReturnPath } from '@lobby/core';
import { PUSH_TEXTS } from './push-texts.data';
import { scope, type Client, type Notice, type PushData } from './worker-scope';

/** Icon of the home screen: the brand's mark. */
const ICON = '/icons/icon-192.png';

type Kind = keyof typeof PUSH_TEXTS;

const isKind = (kind: unknown): kind is Kind =>
  Object.keys(PUSH_TEXTS).some((known) => known === kind);

/** What a message of the platform says; one that cannot be read still has to be shown. */
function read(data: PushData | null): { kind: Kind; path: string } {
  try {
    const said: unknown = data?.json();
    if (typeof said === 'object' && said !== null && 'kind' in said && 'path' in said) {
      const { kind, path } = said;
      if (isKind(kind) && typeof path === 'string') return { kind, path: safeReturnPath(path) };
    }
  } catch {
    // Not ours, or of a newer platform.
  }
  return { kind: 'message', path: PATHS.inbox };
}

/** Shows a notification in the language that is kept for it. One of a path replaces the one before. */
export async function notify(data: PushData | null): Promise<void> {
  const { kind, path } = read(data);
  const language = (await pushLanguage()) ?? 'EN';
  await scope.registration.showNotification(PUSH_TEXTS[kind][language], {
    icon: ICON,
    tag: path,
    data: { path },
  });
}

/** Screens that a notification does not navigate: a round may be under way. */
const IN_PLAY = [PATHS.play, PATHS.room];

/** Matches as the router does, which would double the worker: whatever the case, with or without a final slash. */
const isInPlay = ({ url }: Client) =>
  IN_PLAY.some((path) => new RegExp(`^${path}/?$`, 'i').test(new URL(url).pathname));

/** Opens what a notification is about, inside the app: in a page that is open and in no game, else in a new one. */
export async function openNotice(notice: Notice): Promise<void> {
  notice.close();
  const path = safeReturnPath(String(notice.data?.path ?? ''));
  const pages = await scope.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => !isInPlay(one));
  if (page === undefined) {
    await scope.clients.openWindow(path);
    return;
  }
  // Not every system brings a window to the front.
  await page.focus().catch(() => undefined);
  await page.navigate(path);
}

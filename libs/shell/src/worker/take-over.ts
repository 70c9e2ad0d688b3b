import { isOwn } from './is-own';
import { TAKE_OVER } from './messages';
import { scope } from './worker-scope';

/** Returns the addresses of the page's scripts from the message of an idle page; empty for any other message. */
function scriptsOf(message: unknown): readonly unknown[] {
  if (typeof message !== 'object' || message === null || !(TAKE_OVER in message)) return [];
  return Array.isArray(message[TAKE_OVER]) ? message[TAKE_OVER] : [];
}

/** Takes over from the older worker if a page of this worker's build is idle. */
export function takeOver(message: unknown): void {
  const scripts = scriptsOf(message);
  if (scripts.length > 0 && scripts.every(isOwn)) void scope.skipWaiting();
}

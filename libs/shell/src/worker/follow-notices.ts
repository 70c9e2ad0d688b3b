import type { QueryClient } from '@tanstack/react-query';
import { OPEN_PATH } from './messages';

/** Returns the path of a pressed notification from the worker's message; undefined for any other message. */
function pathOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !(OPEN_PATH in message)) return undefined;
  return typeof message[OPEN_PATH] === 'string' ? message[OPEN_PATH] : undefined;
}

/**
 * Calls `open` with the path of a pressed notification, unless something is being sent: the page would be left before its
 * answer. Returns a function that stops.
 */
export function followNotices(
  queries: QueryClient,
  worker: ServiceWorkerContainer,
  open: (path: string) => void,
): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    const path = pathOf(data);
    if (path !== undefined && queries.isMutating() === 0) open(path);
  };
  worker.addEventListener('message', onMessage);
  return () => worker.removeEventListener('message', onMessage);
}

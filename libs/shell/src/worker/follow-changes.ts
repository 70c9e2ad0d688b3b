import type { QueryClient } from '@tanstack/react-query';
import { isPublic } from '../public-queries';
import { ANSWERS_CHANGED } from './messages';

/** Milliseconds in which changes of several answers are one. */
const TOGETHER_MS = 300;

/** Shows answers that changed behind the kept ones. Returns a function that stops it. */
export function followChanges(queries: QueryClient, worker: ServiceWorkerContainer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMessage = ({ data }: MessageEvent) => {
    if (data !== ANSWERS_CHANGED) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void queries.invalidateQueries({ predicate: isPublic });
    }, TOGETHER_MS);
  };
  worker.addEventListener('message', onMessage);
  // Messages wait until the page asks for them.
  worker.startMessages();
  return () => {
    clearTimeout(timer);
    worker.removeEventListener('message', onMessage);
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { mayRefetch } from '../public-queries';
import { ANSWERS_CHANGED } from './messages';

/** Debounce of changes from several responses, ms. */
const TOGETHER_MS = 300;

/** Refetches queries whose cached responses have changed. Returns a function that stops. */
export function followChanges(queries: QueryClient, worker: ServiceWorkerContainer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMessage = ({ data }: MessageEvent) => {
    if (data !== ANSWERS_CHANGED) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void queries.invalidateQueries({ predicate: mayRefetch });
    }, TOGETHER_MS);
  };
  worker.addEventListener('message', onMessage);
  // Messages are queued until the page requests them.
  worker.startMessages();
  return () => {
    clearTimeout(timer);
    worker.removeEventListener('message', onMessage);
  };
}

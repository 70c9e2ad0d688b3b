import type { QueryClient } from '@tanstack/react-query';
import { loadNextScreens } from './next-screens';
import { watchPresses } from './presses';

/** Loads pages ahead of the presses that open them. Returns a function that stops it. */
export function startPrefetch(client: QueryClient): () => void {
  const stops = [watchPresses(client), loadNextScreens()];
  return () => {
    for (const stop of stops) stop();
  };
}

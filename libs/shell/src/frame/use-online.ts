import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Tells the queries of the network from now on. By themselves they listen from the first render, and to changes only: they
 * would miss a network that is away as the page starts.
 */
export function watchNetwork(): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(navigator.onLine);
    tell();
    return subscribe(tell);
  });
}

/** Whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

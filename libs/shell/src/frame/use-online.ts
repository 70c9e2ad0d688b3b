import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Loads the page again when the network is back, where it was gone. */
export function useReloadOnline(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    const reload = () => location.reload();
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, []);
}

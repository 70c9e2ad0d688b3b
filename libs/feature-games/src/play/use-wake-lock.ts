import { useEffect } from 'react';

/** Keeps the screen on while `active` and the page is visible; no-op if the browser does not support or refuses it. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const hold = () => {
      // The browser releases the lock when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, [active]);
}

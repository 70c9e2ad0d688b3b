import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/**
 * The platform's time, ms since the epoch, updated each second while the page is visible. `ahead`: offset from the
 * device's clock, ms.
 */
export function usePlatformTime(ahead: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      clearInterval(timer);
      timer = undefined;
      if (document.hidden) return;
      setNow(Date.now());
      timer = setInterval(() => setNow(Date.now()), TICK_MS);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, []);
  return now + ahead;
}

import { useEffect, useState } from 'react';

/** Whether a time (ms since the epoch) is at least `ageMs` ago; updates by a timer. */
export function useOlderThan(time: number, ageMs: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.max(0, time + ageMs - Date.now()));
    return () => clearTimeout(timer);
  }, [time, ageMs]);
  return now - time >= ageMs;
}

import { platformNow } from '@lobby/api-client';
import { boundedWait } from '@lobby/core';
import { useCallback, useSyncExternalStore } from 'react';
import { startOfDay, today, type Day } from './days';

/** The current day by a clock that is `offsetMs` from UTC; changes at its midnight, or when the page is seen after it. */
export function useToday(offsetMs: number): Day {
  const watch = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const midnight = startOfDay(today(offsetMs) + 1, offsetMs);
        timer = setTimeout(look, boundedWait(midnight - platformNow()));
      };
      const look = () => {
        clearTimeout(timer);
        wait();
        changed();
      };
      wait();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [offsetMs],
  );
  return useSyncExternalStore(watch, () => today(offsetMs));
}

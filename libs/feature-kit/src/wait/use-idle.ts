import { whenIdle } from '@lobby/core';
import { useEffect, useState } from 'react';

/** Turns true when the browser is idle after `ready`; stays true. Use to defer requests that the first view does not need. */
export function useIdle(ready = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!ready) return;
    let cancelled = false;
    whenIdle(() => {
      if (!cancelled) setIdle(true);
    });
    return () => {
      cancelled = true;
    };
  }, [ready]);
  return idle;
}

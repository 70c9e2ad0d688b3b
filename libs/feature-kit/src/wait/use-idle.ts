import { whenIdle } from '@lobby/core';
import { startTransition, useEffect, useState } from 'react';

/**
 * Turns true when the browser is idle after `ready`; stays true. Use to defer requests that the first view does not need.
 * What it shows is rendered in slices, between which the page reacts.
 */
export function useIdle(ready = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!ready) return;
    let cancelled = false;
    whenIdle(() => {
      if (!cancelled) startTransition(() => setIdle(true));
    });
    return () => {
      cancelled = true;
    };
  }, [ready]);
  return idle;
}

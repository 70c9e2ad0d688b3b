import { whenIdle } from '@lobby/core';
import { startTransition, useEffect, useState } from 'react';

/**
 * Becomes true when the browser is idle after `ready`; stays true. Use it to defer requests that the first view does not
 * need. Updates in a transition, so that the page stays responsive.
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

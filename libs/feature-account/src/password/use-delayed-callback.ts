import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `then` once, `ms` after the returned function was called; cancelled on unmount, so a late success never navigates. */
export function useDelayedCallback(ms: number, then: () => void): () => void {
  const [waiting, setWaiting] = useState(false);
  const run = useEffectEvent(then);
  useEffect(
    function startTimer() {
      if (!waiting) return;
      const timer = setTimeout(() => run(), ms);
      return () => clearTimeout(timer);
    },
    [waiting, ms],
  );
  return () => setWaiting(true);
}

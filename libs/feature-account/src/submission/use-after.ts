import { useEffect, useRef, useState } from 'react';

/**
 * Lets a success be read before the screen goes on: the answer starts the wait. Leaving the screen
 * earlier ends it: nobody is taken away from where he went.
 */
export function useAfter(ms: number, then: () => void): () => void {
  const [waiting, setWaiting] = useState(false);
  const last = useRef(then);
  useEffect(() => {
    last.current = then;
  });
  useEffect(
    function goOn() {
      if (!waiting) return;
      const timer = setTimeout(() => last.current(), ms);
      return () => clearTimeout(timer);
    },
    [waiting, ms],
  );
  return () => setWaiting(true);
}

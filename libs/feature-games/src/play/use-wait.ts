import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is spoken of. */
export const SLOW_AFTER_MS = 8_000;
/** Milliseconds after which it is offered to stop waiting (decision 25). */
export const STUCK_AFTER_MS = 30_000;

export type Wait = 'fresh' | 'slow' | 'stuck';

/** How long a wait has lasted, in the steps that matter; it begins with the component. */
export function useWait(): Wait {
  const [wait, setWait] = useState<Wait>('fresh');
  useEffect(() => {
    const slow = setTimeout(() => setWait('slow'), SLOW_AFTER_MS);
    const stuck = setTimeout(() => setWait('stuck'), STUCK_AFTER_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(stuck);
    };
  }, []);
  return wait;
}

import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is slow. */
export const SLOW_AFTER_MS = 12_000;
/** Milliseconds after which a wait is stuck (decision 25). */
export const STUCK_AFTER_MS = 30_000;

export type WaitStage = 'fresh' | 'slow' | 'stuck';

/** The stage of a wait that starts on mount. */
export function useWaitStage(): WaitStage {
  const [stage, setStage] = useState<WaitStage>('fresh');
  useEffect(() => {
    const slow = setTimeout(() => setStage('slow'), SLOW_AFTER_MS);
    const stuck = setTimeout(() => setStage('stuck'), STUCK_AFTER_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(stuck);
    };
  }, []);
  return stage;
}

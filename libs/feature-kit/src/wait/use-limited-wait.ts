import { useEffect, useState } from 'react';

/** Milliseconds that a first screen waits for an optional response. */
const LONGEST_WAIT_MS = 2_500;

/** Whether to keep waiting: while `pending`, for at most 2.5 s. */
export function useLimitedWait(pending: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setOver(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && !over;
}

import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds to wait for a step back; a page in a frame that pushed history entries may swallow it. */
const STEP_BACK_MS = 500;

interface LeaveTo {
  /** Page to show if a step back leads nowhere. */
  to: string;
  /** Whether `to` is the previous page in history. */
  back: boolean;
  /** Router state of `to`. */
  state?: unknown;
}

/** Returns a function that leaves a launched page for the one it was opened from. */
export function useLeave({ to, back, state }: LeaveTo): () => void {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!leaving) return;
    // A list is at its place before the router would scroll it to the start.
    const show = () => void navigate(to, { replace: true, state, preventScrollReset: true });
    if (!back) return show();
    void navigate(-1);
    const timer = setTimeout(show, STEP_BACK_MS);
    return () => clearTimeout(timer);
  }, [leaving, to, back, state, navigate]);

  return useCallback(() => setLeaving(true), []);
}

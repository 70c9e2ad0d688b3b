import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds to wait for a step back, which history entries of a framed page may consume. */
const STEP_BACK_MS = 500;

interface LeaveTo {
  /** Page to show if the step back has no effect. */
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
    // The list restores its scroll position before the router would scroll to the top.
    const show = () => void navigate(to, { replace: true, state, preventScrollReset: true });
    if (!back) return show();
    void navigate(-1);
    const timer = setTimeout(show, STEP_BACK_MS);
    return () => clearTimeout(timer);
  }, [leaving, to, back, state, navigate]);

  return useCallback(() => setLeaving(true), []);
}

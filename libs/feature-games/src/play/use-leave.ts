import { gameListPath, safeReturnPath } from '@lobby/core';
import { accountKey, walletQuery } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RESTORE_SCROLL } from '../game-grid/use-return';

/** Milliseconds a step back may take; a game that made steps of its own in history swallows it. */
const STEP_BACK_MS = 500;

interface LeaveOptions {
  category: string;
  /** The page before this one in history; null where nothing is known of it. */
  from: string | null;
}

/** The way out of a game: to the list, at the place it was left; balance and recent games are asked for anew. */
export function useLeave({ category, from }: LeaveOptions): () => void {
  const [leaving, setLeaving] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    if (!leaving) return;
    const to = from === null ? gameListPath(category) : safeReturnPath(from);
    const toList = () => void navigate(to, { replace: true, state: RESTORE_SCROLL });
    if (from === null) return toList();
    void navigate(-1);
    const timer = setTimeout(toList, STEP_BACK_MS);
    return () => clearTimeout(timer);
  }, [leaving, from, category, navigate]);

  return useCallback(() => {
    void client.invalidateQueries({ queryKey: walletQuery.queryKey });
    void client.invalidateQueries({ queryKey: [...accountKey, 'recent'] });
    setLeaving(true);
  }, [client]);
}

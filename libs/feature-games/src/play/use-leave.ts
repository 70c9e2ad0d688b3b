import { gameListPath, type GameCategory } from '@lobby/core';
import { MINE, walletQuery } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEEP_PLACE } from '../game-grid/use-return';

/** Milliseconds a step back may take; a game that made steps of its own in history swallows it. */
const STEP_BACK_MS = 500;

interface LeaveOptions {
  category: GameCategory;
  /** The list stands before this page in history. */
  listed: boolean;
}

/** The way out of a game: to the list, at the place it was left; balance and recent games are asked for anew. */
export function useLeave({ category, listed }: LeaveOptions): () => void {
  const [leaving, setLeaving] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    if (!leaving) return;
    const toList = () =>
      void navigate(gameListPath(category), { replace: true, state: KEEP_PLACE });
    if (!listed) return toList();
    void navigate(-1);
    const timer = setTimeout(toList, STEP_BACK_MS);
    return () => clearTimeout(timer);
  }, [leaving, listed, category, navigate]);

  return useCallback(() => {
    void client.invalidateQueries({ queryKey: walletQuery.queryKey });
    void client.invalidateQueries({ queryKey: [...MINE, 'recent'] });
    setLeaving(true);
  }, [client]);
}

import { gameListPath, safeReturnPath } from '@lobby/core';
import { accountKey, walletQuery } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { noteLeftGame } from '../open-game/left-game';
import { RESTORE_SCROLL } from '../game-grid/return-address';

/** Milliseconds to wait for a step back; a game that pushed history entries may swallow it. */
const STEP_BACK_MS = 500;

/** Keys of what a play changes. */
const PLAYED = [walletQuery.queryKey, [...accountKey, 'recent']] as const;

interface LeaveOptions {
  /** The game; undefined for a vendor's lobby. */
  nodeId: string | undefined;
  category: string;
  /** The previous page in history; null if unknown. */
  from: string | null;
}

/** Leaves a game for the list, restoring its scroll. However it is left, balance and recent games are fetched anew. */
export function useLeaveGame({ nodeId, category, from }: LeaveOptions): () => void {
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

  useEffect(
    () => () => {
      noteLeftGame(nodeId);
      for (const queryKey of PLAYED) void client.invalidateQueries({ queryKey });
    },
    [client, nodeId],
  );

  return useCallback(() => setLeaving(true), []);
}

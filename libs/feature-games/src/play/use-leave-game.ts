import { gameListPath, safeReturnPath } from '@lobby/core';
import { useLeave } from '@lobby/feature-kit';
import { accountKey, walletQuery } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RESTORE_SCROLL } from '../game-grid/return-address';
import { noteLastPlayed } from '../open-game/play-state';

/** Queries to refetch after a play. */
const PLAYED = [walletQuery.queryKey, [...accountKey, 'recent']] as const;

interface LeaveOptions {
  /** Undefined for a vendor's lobby. */
  nodeId: string | undefined;
  category: string;
  /** Previous page in history; null if unknown. */
  from: string | null;
}

/**
 * Returns a function that leaves a game for the list and restores its scroll. Refetches balance and recent games on
 * unmount.
 */
export function useLeaveGame({ nodeId, category, from }: LeaveOptions): () => void {
  const client = useQueryClient();
  const to = from === null ? gameListPath(category) : safeReturnPath(from);
  const leave = useLeave({ to, back: from !== null, state: RESTORE_SCROLL });

  useEffect(
    () => () => {
      noteLastPlayed(nodeId);
      for (const queryKey of PLAYED) void client.invalidateQueries({ queryKey });
    },
    [client, nodeId],
  );

  return leave;
}

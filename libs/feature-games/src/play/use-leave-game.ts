import { gameListPath, safeReturnPath } from '@lobby/core';
import { useLeave } from '@lobby/feature-kit';
import { accountKey, walletQuery } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteLeftGame } from '../open-game/left-game';
import { RESTORE_SCROLL } from '../game-grid/return-address';

/** Keys of what a play changes. */
const PLAYED = [walletQuery.queryKey, [...accountKey, 'recent']] as const;

interface LeaveOptions {
  /** The game; undefined for a vendor's lobby. */
  nodeId: string | undefined;
  category: string;
  /** The previous page in history; null if unknown. */
  from: string | null;
}

/** Leaves a game for the list, restoring its scroll. Balance and recent games are refetched however it is left. */
export function useLeaveGame({ nodeId, category, from }: LeaveOptions): () => void {
  const client = useQueryClient();
  const to = from === null ? gameListPath(category) : safeReturnPath(from);
  const leave = useLeave({ to, back: from !== null, state: RESTORE_SCROLL });

  useEffect(
    () => () => {
      noteLeftGame(nodeId);
      for (const queryKey of PLAYED) void client.invalidateQueries({ queryKey });
    },
    [client, nodeId],
  );

  return leave;
}

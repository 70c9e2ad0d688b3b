import type { Amount } from '@lobby/core';
import { walletQuery } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { GameMessage } from './game-message';
import { usePlayVisit } from './play-visit';
import { useOpenRound } from './use-open-round';

interface GameMessages {
  /** Number of the launch that sent the last message; -1 before. */
  heard: number;
  net: Amount | undefined;
  /** Stable for one launch. */
  onMessage(message: GameMessage): void;
  /** Shows that a round was cut off, if one was. */
  tellCutOff(): void;
}

/** Handles messages of a game: results and open rounds with real money, and changes of the balance. */
export function useGameMessages(
  game: string,
  { attempt, playMoney }: { attempt: number; playMoney: boolean },
): GameMessages {
  const client = useQueryClient();
  const [heard, setHeard] = useState(-1);
  const { net, addResult } = usePlayVisit(!playMoney);
  const { note, tell } = useOpenRound(game);
  const onMessage = useCallback(
    (message: GameMessage) => {
      setHeard(attempt);
      if (message.type === 'lobby.balance')
        void client.invalidateQueries({ queryKey: walletQuery.queryKey });
      if (playMoney) return;
      if (message.type === 'lobby.result') addResult(message.net);
      if (message.type === 'lobby.round') note(message.open);
    },
    [client, addResult, note, attempt, playMoney],
  );
  return { heard, net, onMessage, tellCutOff: tell };
}

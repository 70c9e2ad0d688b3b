import type { Amount } from '@lobby/core';
import { frameMessage, type FrameEvent, type FrameSender } from '@lobby/feature-kit';
import { walletQuery } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { useOpenRound, usePlayVisit } from './play-visit';

/** Messages that a game may post to the page. */
const gameMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('lobby.result'),
    /** Winnings minus stake of one round, decimal string (decision 7). */
    net: z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,8})?$/)),
  }),
  z.object({ type: z.literal('lobby.balance') }),
  /** A round is in progress, or settled. */
  z.object({ type: z.literal('lobby.round'), open: z.boolean() }),
  /** The game is visible. */
  z.object({ type: z.literal('lobby.ready') }),
]);

type GameMessage = z.output<typeof gameMessage>;

/** Message of an event; null unless it is valid and from the game's frame and origin. */
export const readGameMessage = (event: FrameEvent, sender: FrameSender): GameMessage | null =>
  frameMessage(gameMessage, event, sender);

interface GameMessages {
  /** Number of the launch that sent the last message; -1 if none. */
  lastSender: number;
  net: Amount | undefined;
  /** Stable for one launch. */
  onMessage(message: GameMessage): void;
  /** Shows a notice if a round was interrupted. */
  notifyInterrupted(): void;
}

/** Handles a game's messages: balance changes and, with real money, results and open rounds. */
export function useGameMessages(
  game: string,
  { attempt, playMoney }: { attempt: number; playMoney: boolean },
): GameMessages {
  const client = useQueryClient();
  const [lastSender, setLastSender] = useState(-1);
  const { net, addResult } = usePlayVisit(!playMoney);
  const { setOpen, notify } = useOpenRound(game);
  const onMessage = useCallback(
    (message: GameMessage) => {
      setLastSender(attempt);
      if (message.type === 'lobby.balance')
        void client.invalidateQueries({ queryKey: walletQuery.queryKey });
      if (playMoney) return;
      if (message.type === 'lobby.result') addResult(message.net);
      if (message.type === 'lobby.round') setOpen(message.open);
    },
    [client, addResult, setOpen, attempt, playMoney],
  );
  return { lastSender, net, onMessage, notifyInterrupted: notify };
}

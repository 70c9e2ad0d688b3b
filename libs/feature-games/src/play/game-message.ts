import { frameMessage, type FrameEvent, type FrameSender } from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Messages a game may post to the page. */
const gameMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('lobby.result'),
    /** Won minus staked in one round, a decimal string (decision 7). */
    net: z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,8})?$/)),
  }),
  z.object({ type: z.literal('lobby.balance') }),
  /** A round is under way, or decided. */
  z.object({ type: z.literal('lobby.round'), open: z.boolean() }),
  /** The game is shown. */
  z.object({ type: z.literal('lobby.ready') }),
]);

export type GameMessage = z.output<typeof gameMessage>;

/** The message of an event; null unless it is valid and comes from the game's frame and origin. */
export const readGameMessage = (event: FrameEvent, sender: FrameSender): GameMessage | null =>
  frameMessage(gameMessage, event, sender);

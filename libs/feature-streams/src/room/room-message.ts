import { frameMessage, type FrameEvent, type FrameSender } from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Messages a room may post to the page. They only affect the display; the platform is authoritative. */
const roomMessage = z.discriminatedUnion('type', [
  /** The room is shown. */
  z.object({ type: z.literal('lobby.ready') }),
  /** The user pressed the room's own exit. */
  z.object({ type: z.literal('lobby.leave') }),
  /** The room was closed to the user, with the reason as an error code. */
  z.object({
    type: z.literal('lobby.closed'),
    code: z.enum([
      'account.excluded',
      'host.not.live',
      'room.vip.only',
      'room.not.paid',
      'login.not.session',
    ]),
  }),
]);

export type RoomMessage = z.output<typeof roomMessage>;

/** Returns the message of an event; null unless it is valid and comes from the room's frame and origin. */
export const readRoomMessage = (event: FrameEvent, sender: FrameSender): RoomMessage | null =>
  frameMessage(roomMessage, event, sender);

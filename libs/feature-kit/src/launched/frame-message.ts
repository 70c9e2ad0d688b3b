import * as z from 'zod/mini';
import type { FrameEvent, FrameSender } from './launched-frame';

/** Parses the message of an event; null unless it is valid and was sent by the frame from its origin. */
export function frameMessage<Schema extends z.ZodMiniType>(
  schema: Schema,
  event: FrameEvent,
  { origin, source }: FrameSender,
): z.output<Schema> | null {
  if (source === null || event.source !== source || event.origin !== origin) return null;
  const parsed = z.safeParse(schema, event.data);
  return parsed.success ? parsed.data : null;
}

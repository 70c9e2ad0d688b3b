import * as z from 'zod/mini';
import { wireId, wireText, wireTime } from './wire';

export const announcement = z.object({
  id: wireId,
  title: wireText(300),
  content: wireText(50_000),
  startDate: wireTime,
  read: z._default(z.boolean(), false),
  promotionType: z.optional(z.nullable(wireText(64))),
  /** A: members, B: guests, F: at a first login (D1 §4). */
  execution: z.optional(z.nullable(z.enum(['A', 'B', 'F']))),
  announcementImages: z.optional(
    z.nullable(z.array(z.object({ sequence: z.int(), url: wireText(2000) }))),
  ),
});

export const banner = z.object({
  id: wireId,
  title: wireText(300),
  caption: z.optional(z.nullable(wireText(300))),
  url: wireText(2000),
  group: wireText(32),
  linkage: z.optional(z.nullable(wireText(2000))),
  /** URL: an address, P: a promotion's id, G: `nodeId,vendor` of a game. */
  linkageType: z.optional(z.nullable(z.enum(['URL', 'P', 'G']))),
});

/** One piece of lobby news; `linkage` leads on as a banner's does. */
export const news = z.object({
  id: wireId,
  title: wireText(300),
  content: wireText(50_000),
  startDate: wireTime,
  url: z.optional(z.nullable(wireText(2000))),
  linkage: z.optional(z.nullable(wireText(2000))),
  linkageType: z.optional(z.nullable(z.enum(['URL', 'P', 'G']))),
});

/** A message as the inbox lists it. */
export const inboxEntry = z.object({
  id: wireId,
  title: wireText(300),
  /** The beginning of the message, plain text. */
  summary: z._default(wireText(200), ''),
  sentDate: wireTime,
  read: z.boolean(),
});

import * as z from 'zod/mini';
import { howToJoin, rewardStatus } from '../rewards/promotion-shapes';
import { openEnum, opt, wireId, wireText, wireTime } from '../wire';

/** One announcement. */
export const announcement = z.object({
  /** Identifier of the announcement. */
  id: wireId,
  /** Title to show. */
  title: wireText(300),
  /** Rich text: sanitize before rendering as HTML (decision 23). */
  content: wireText(50_000),
  /** When it is first shown. */
  startDate: wireTime,
  /** Whether the reader has opened it. */
  read: z._default(z.boolean(), false),
  /** Category of the promotion (D2 §5); absent otherwise. */
  promotionType: opt(wireText(64)),
  /** A: members, B: guests, F: at a first login (D1 §4). */
  execution: opt(openEnum(['A', 'B', 'F'])),
  /** Its pictures. */
  announcementImages: opt(
    z.array(
      z.object({
        /** Position of the picture, ascending. */
        sequence: z.int(),
        /** Address of the picture. */
        url: wireText(2000),
      }),
    ),
  ),
});

/** A promotion in a list: an announcement with some fields of `rewards.promotion`. */
export const promotionEntry = z.object({
  ...announcement.shape,
  /** When it ends; absent: never. */
  endDate: opt(wireTime),
  /** How to take part. */
  howTo: opt(howToJoin),
  /** Status for the viewer, guests too (D2 §3); absent for a running INFO. */
  status: opt(rewardStatus),
});

/** One banner. */
export const banner = z.object({
  /** Identifier of the banner. */
  id: wireId,
  /** Title to show. */
  title: wireText(300),
  /** Line below the title. */
  caption: opt(wireText(300)),
  /** Address of the picture. */
  url: wireText(2000),
  /** Group it belongs to. */
  group: wireText(32),
  /** Where it leads, by `linkageType`. */
  linkage: opt(wireText(2000)),
  /** URL: an address, P: a promotion's id, G: `nodeId,vendor` of a game. */
  linkageType: opt(openEnum(['URL', 'P', 'G'])),
});

/** One piece of lobby news. */
export const news = z.object({
  /** Identifier of the news. */
  id: wireId,
  /** Title to show. */
  title: wireText(300),
  /** Rich text: sanitize before rendering as HTML (decision 23). */
  content: wireText(50_000),
  /** When it is first shown. */
  startDate: wireTime,
  /** Address of the picture without its ending. */
  picture: opt(wireText(2000)),
  /** Where it leads: to an address, a promotion's id, or `nodeId,vendor` of a game. */
  target: opt(
    z.object({
      /** Kind of what it leads to. */
      kind: openEnum(['link', 'promotion', 'game']),
      /** Address, promotion's id, or `nodeId,vendor`. */
      value: wireText(2000),
    }),
  ),
});

/** A message as the inbox lists it. */
export const inboxEntry = z.object({
  /** Identifier of the message. */
  id: wireId,
  /** Title to show. */
  title: wireText(300),
  /** The beginning of the message, plain text. */
  summary: z._default(wireText(200), ''),
  /** When it was sent. */
  sentAt: wireTime,
  /** Whether the reader has opened it. */
  read: z.boolean(),
});

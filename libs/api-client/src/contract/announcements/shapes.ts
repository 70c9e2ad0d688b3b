import * as z from 'zod/mini';
import { howToJoin, rewardStatus } from '../rewards/promotion-shapes';
import { openEnum, opt, wireId, wireText, wireTime } from '../wire';

export const announcement = z.object({
  id: wireId,
  title: wireText(300),
  content: wireText(50_000),
  startDate: wireTime,
  read: z._default(z.boolean(), false),
  promotionType: opt(wireText(64)),
  /** A: members, B: guests, F: at a first login (D1 §4). */
  execution: opt(openEnum(['A', 'B', 'F'])),
  announcementImages: opt(z.array(z.object({ sequence: z.int(), url: wireText(2000) }))),
});

/** A promotion in the list: an announcement, with what `rewards.promotion` tells in full. */
export const promotionEntry = z.object({
  ...announcement.shape,
  /** Absent: no end. */
  endDate: opt(wireTime),
  howTo: opt(howToJoin),
  /** Of the viewer, also of a guest (D2 §3); absent for an INFO that runs. */
  status: opt(rewardStatus),
});

export const banner = z.object({
  id: wireId,
  title: wireText(300),
  caption: opt(wireText(300)),
  url: wireText(2000),
  group: wireText(32),
  linkage: opt(wireText(2000)),
  /** URL: an address, P: a promotion's id, G: `nodeId,vendor` of a game. */
  linkageType: opt(openEnum(['URL', 'P', 'G'])),
});

/** One piece of lobby news. */
export const news = z.object({
  id: wireId,
  title: wireText(300),
  /** Rich text: never set as HTML without cleaning (decision 23). */
  content: wireText(50_000),
  startDate: wireTime,
  /** Address of the picture without its ending. */
  picture: opt(wireText(2000)),
  /** Where it leads: to an address, a promotion's id, or `nodeId,vendor` of a game. */
  target: opt(z.object({ kind: openEnum(['link', 'promotion', 'game']), value: wireText(2000) })),
});

/** A message as the inbox lists it. */
export const inboxEntry = z.object({
  id: wireId,
  title: wireText(300),
  /** The beginning of the message, plain text. */
  summary: z._default(wireText(200), ''),
  sentAt: wireTime,
  read: z.boolean(),
});

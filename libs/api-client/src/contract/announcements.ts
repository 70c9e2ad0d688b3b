import * as z from 'zod/mini';
import { defineCall } from './call';
import { noValue, wireId, wireText, wireTime } from './wire';

const announcement = z.object({
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

const banner = z.object({
  id: wireId,
  title: wireText(300),
  caption: z.optional(z.nullable(wireText(300))),
  url: wireText(2000),
  group: wireText(32),
  linkage: z.optional(z.nullable(wireText(2000))),
  /** URL: an address, P: a promotion's id, G: `nodeId,vendor` of a game. */
  linkageType: z.optional(z.nullable(z.enum(['URL', 'P', 'G']))),
});

export const announcements = {
  list: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    module: 'COMM3',
    auth: 'optional',
    body: 'query',
    input: z.object({
      /** Comma separated content types: A, PL, B, PU, PR. */
      types: wireText(32),
      groupName: z.optional(wireText(32)),
      platform: z.literal('M'),
      merchantCode: z.optional(wireText(64)),
      language: z.optional(wireText(8)),
      flush: z.optional(wireText(20)),
    }),
    value: z.object({
      banners: z._default(z.array(banner), []),
      notices: z._default(z.array(announcement), []),
      popup: z._default(z.array(announcement), []),
      promotion: z._default(z.array(announcement), []),
      hot: z._default(z.array(announcement), []),
      footer: z.optional(z.object({ unreadCount: z.int() })),
    }),
    errors: [],
    provenance: 'spec',
    section: 'D1 §7',
    summary: 'Banners, notices, popups and promotions',
  }),
  markRead: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_markAnnouncementAsRead',
    module: 'COMM3',
    auth: 'session',
    body: 'json',
    input: z.object({ announcementId: wireId, read: z.literal(true) }),
    value: noValue,
    errors: ['record.not.found', 'account.no.permission'],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Mark an announcement as read',
  }),
};

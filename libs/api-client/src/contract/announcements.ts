import * as z from 'zod/mini';
import { announcementsInbox } from './announcements-inbox';
import { announcement, banner, news } from './announcements-shapes';
import { defineCall } from './call';
import { noValue, pageInput, pageOf, wireId, wireInt, wireText } from './wire';

export const announcements = {
  list: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    module: 'COMM3',
    auth: 'optional',
    tokenInPayload: true,
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
  popular: defineCall({
    method: 'GET',
    path: '/lgw/games/popular',
    module: 'AGEANNOUNCE3',
    auth: 'optional',
    body: 'query',
    input: z.object({
      size: z._default(wireInt(1, 50), 10),
      language: z.optional(wireText(8)),
    }),
    value: z.object({ list: z.array(announcement) }),
    errors: [],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Notices, the most read first',
  }),
  lobbyNews: defineCall({
    method: 'GET',
    path: '/wps/relay/GLS2_lobbyNews',
    module: 'COMM3',
    auth: 'optional',
    body: 'query',
    input: z.object({ ...pageInput, language: z.optional(wireText(8)) }),
    value: pageOf(news),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'News of the lobby, the newest first',
  }),
  ...announcementsInbox,
};

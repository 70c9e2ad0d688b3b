import * as z from 'zod/mini';
import { announcementsInbox } from './inbox';
import { announcement, banner, news, promotionEntry } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { pageInput, pageOf, wireId, wireInt, wireText } from '../wire';

const call = callsOf({
  module: 'COMM3',
  auth: 'optional',
  docs: DOCUMENTED && { section: 'D1 §7' },
});

/** Calls about announcements and messages. */
export const announcements = {
  list: call({
    path: '/wps/relay/MCSFE_getListAnnouncements',
    tokenInPayload: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Comma separated content types: A, PL, B, PU, PR. */
        types: wireText(32),
        /** Group of banners to show; absent: every group. */
        groupName: z.optional(wireText(32)),
        /** `M`: the mobile site. */
        platform: z.literal('M'),
        /** Code of the merchant, as in the header. */
        merchantCode: z.optional(wireText(64)),
        /** Language of names and texts. */
        language: z.optional(wireText(8)),
        /** Cache buster: any text. */
        flush: z.optional(wireText(20)),
      }),
    value: z.object({
      /** Banners, in their order. */
      banners: z._default(z.array(banner), []),
      /** Notices, in their order. */
      notices: z._default(z.array(announcement), []),
      /** Popups, in the order they are to be shown. */
      popup: z._default(z.array(announcement), []),
      /** Promotions, in their order. */
      promotion: z._default(z.array(promotionEntry), []),
      /** Highlighted running promotions; present if `types` has PR. */
      hot: z._default(z.array(promotionEntry), []),
      /** Counts of the whole board. */
      footer: z.optional(
        z.object({
          /** Unread announcements. */
          unreadCount: z.int(),
        }),
      ),
    }),
    docs: DOCUMENTED && {
      provenance: 'spec',
      summary: 'Banners, notices, popups and promotions',
    },
  }),
  markRead: call({
    method: 'POST',
    path: '/wps/relay/MCSFE_markAnnouncementAsRead',
    auth: 'session',
    input:
      DOCUMENTED &&
      z.object({
        /** Announcement to mark. */
        announcementId: wireId,
        /** Always true: an announcement cannot become unread again. */
        read: z.literal(true),
      }),
    docs: DOCUMENTED && {
      errors: ['record.not.found', 'account.no.permission'],
      summary: 'Mark an announcement as read',
    },
  }),
  popular: call({
    path: '/lgw/games/popular',
    module: 'AGEANNOUNCE3',
    input:
      DOCUMENTED &&
      z.object({
        /** Number of notices. */
        size: z._default(wireInt(1, 50), 10),
      }),
    value: z.object({
      /** Notices, the most read first. */
      list: z.array(announcement),
    }),
    docs: DOCUMENTED && { summary: 'Notices, the most read first' },
  }),
  lobbyNews: call({
    path: '/wps/relay/GLS2_lobbyNews',
    input: DOCUMENTED && z.object(pageInput),
    value: pageOf(news),
    docs: DOCUMENTED && {
      section: 'D2 §7',
      summary: 'News of the lobby, the newest first',
    },
  }),
  ...announcementsInbox,
};

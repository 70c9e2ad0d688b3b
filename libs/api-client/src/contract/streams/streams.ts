import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { openEnum, opt, wireAmount, wireCount, wireId, wireInt, wireText, wireTime } from '../wire';

const call = callsOf({ module: 'CBS3', docs: DOCUMENTED && { provenance: 'spec' } });

/** A host in the documented shape (D2 §3). */
export const wireHost = z.object({
  /** Identifier of the host. */
  id: wireId,
  /** Whether the host streams at all; inactive hosts have no next stream. */
  active: z.boolean(),
  /** Whether the host is on air now. */
  streaming: z.boolean(),
  /** Address of the room's background picture. */
  background: wireText(500),
  /** Address of the host's portrait. */
  cover: wireText(500),
  /** Game that is played on air. */
  gameName: wireText(200),
  /** `normal` is free, `vip` asks for a VIP level, `private` is paid by view. */
  roomType: openEnum(['normal', 'vip', 'private']),
  /** Price of one broadcast in a private room; absent for other rooms. */
  price: opt(wireAmount),
  /** Name of the host. */
  name: wireText(128),
  /** Total number of viewers so far. */
  totalWatchedCount: wireCount,
  /** Start of the next stream of a host off air. */
  nextStreamAt: opt(wireTime),
});

/** Calls about live streams and chats. */
export const streams = {
  models: call({
    path: '/wps/relay/CBS_modelList',
    auth: 'none',
    input:
      DOCUMENTED &&
      z.object({
        /** 1: only active hosts; 0: only the others; absent: all. */
        active: z.optional(wireInt(0, 1)),
        /** 1: only hosts on air; 0: only the others; absent: all. */
        streaming: z.optional(wireInt(0, 1)),
        /** Part of a name to look for; absent: all. */
        name: z.optional(wireText(100)),
        /** Only this list of the platform's; absent: all. */
        type: z.optional(z.enum(['hot', 'promo'])),
      }),
    value: z.array(wireHost),
    docs: DOCUMENTED && {
      section: 'D2 §3',
      summary: 'Hosts, on air first',
    },
  }),
  unreadCount: call({
    path: '/wps/relay/CBS_unreadCount',
    value: z.object({
      /** Number of unread messages. */
      unReadCount: wireCount,
    }),
    docs: DOCUMENTED && {
      section: 'D1 §7',
      summary: 'Unread chat messages',
    },
  }),
  focusList: call({
    path: '/wps/relay/CBS_focusList',
    input:
      DOCUMENTED &&
      z.object({
        /** Part of a name to look for; absent: all. */
        name: z.optional(wireText(100)),
      }),
    value: z.array(wireHost),
    docs: DOCUMENTED && {
      provenance: 'chosen',
      summary: 'Hosts subscribed to, on air first',
    },
  }),
  focus: call({
    method: 'POST',
    path: '/wps/relay/CBS_focus',
    input:
      DOCUMENTED &&
      z.object({
        /** Host to subscribe to. */
        hostId: wireId,
      }),
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      provenance: 'chosen',
      section: 'D2 §2',
      summary: 'Subscribe to a host',
    },
  }),
  unfocus: call({
    method: 'DELETE',
    path: '/wps/relay/CBS_focus',
    input:
      DOCUMENTED &&
      z.object({
        /** Host whose subscription ends. */
        hostId: wireId,
      }),
    docs: DOCUMENTED && {
      provenance: 'chosen',
      section: 'D2 §2',
      summary: 'End a subscription',
    },
  }),
  launchChat: call({
    path: '/wps/relay/CBS_launchChat',
    retry: false,
    input:
      DOCUMENTED &&
      z.object({
        /** 1: a chat with customer service. */
        b2c: z.optional(wireInt(0, 1)),
        /** Title above the chat. */
        title: z.optional(wireText(100)),
        /** Return address of the chat, on the brand's site. */
        backUrl: z.optional(wireText(2000)),
        /** Colour of the chat's header, as in style sheets. */
        headerColor: z.optional(wireText(32)),
        /** Language of names and texts. */
        language: z.optional(wireText(8)),
        /** Template of the chat page. */
        template: z.optional(wireText(8)),
        /** Host whose room opens; absent: customer service. */
        modelId: z.optional(wireId),
        /** Address of the chat's background picture. */
        lbg: z.optional(wireText(500)),
        /** 1: shows a button to the brand's home. */
        backHome: z.optional(wireInt(0, 1)),
      }),
    value: z.object({
      /** Address to open, on an origin of `settings.origins.chat`. */
      chatUrl: wireText(2000),
      /** Notice to show beside the chat; absent without one. */
      message: opt(wireText(500)),
    }),
    docs: DOCUMENTED && {
      errors: [
        'account.excluded',
        'host.not.live',
        'record.not.found',
        'room.not.paid',
        'room.vip.only',
      ],
      summary: 'Address of a chat: with customer service, or in a host’s room',
    },
  }),
  payRoom: call({
    method: 'POST',
    path: '/wps/relay/CBS_payRoom',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Host of the private room. */
        modelId: wireId,
        /** Price as displayed; a different one is refused. */
        price: wireAmount,
      }),
    value: z.object({
      /** Number of the ledger's order that paid it. */
      orderNo: wireId,
      /** Price that was paid. */
      price: wireAmount,
      /** Planned end of the paid broadcast. */
      until: opt(wireTime),
    }),
    docs: DOCUMENTED && {
      roles: 'real',
      errors: [
        'account.excluded',
        'field.invalid',
        'host.not.live',
        'record.not.found',
        'wallet.insufficient',
      ],
      provenance: 'chosen',
      section: 'D2 §3',
      summary: 'Pay for the present broadcast in a private room; once per broadcast',
    },
  }),
};

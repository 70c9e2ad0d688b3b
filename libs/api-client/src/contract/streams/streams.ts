import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { openEnum, opt, wireAmount, wireCount, wireId, wireInt, wireText, wireTime } from '../wire';

const call = callsOf({ module: 'CBS3', docs: DOCUMENTED && { provenance: 'spec' } });

/** A host as the documents show it (D2 §3). */
export const wireHost = z.object({
  id: wireId,
  /** Takes part; a host who does not has no next stream. */
  active: z.boolean(),
  /** On air now. */
  streaming: z.boolean(),
  background: wireText(500),
  cover: wireText(500),
  gameName: wireText(200),
  /** `normal` is free, `vip` asks for a VIP level, `private` is paid by view. */
  roomType: openEnum(['normal', 'vip', 'private']),
  /** Of one broadcast in a private room. */
  price: opt(wireAmount),
  name: wireText(128),
  /** People who have been in the room. */
  totalWatchedCount: wireCount,
  /** Of a host off air. */
  nextStreamAt: opt(wireTime),
});

export const streams = {
  models: call({
    path: '/wps/relay/CBS_modelList',
    auth: 'none',
    input:
      DOCUMENTED &&
      z.object({
        active: z.optional(wireInt(0, 1)),
        streaming: z.optional(wireInt(0, 1)),
        name: z.optional(wireText(100)),
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
    value: z.object({ unReadCount: wireCount }),
    docs: DOCUMENTED && {
      section: 'D1 §7',
      summary: 'Unread chat messages',
    },
  }),
  focusList: call({
    path: '/wps/relay/CBS_focusList',
    input: DOCUMENTED && z.object({ name: z.optional(wireText(100)) }),
    value: z.array(wireHost),
    docs: DOCUMENTED && {
      provenance: 'chosen',
      summary: 'Hosts subscribed to, on air first',
    },
  }),
  focus: call({
    method: 'POST',
    path: '/wps/relay/CBS_focus',
    input: DOCUMENTED && z.object({ hostId: wireId }),
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
    input: DOCUMENTED && z.object({ hostId: wireId }),
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
        b2c: z.optional(wireInt(0, 1)),
        title: z.optional(wireText(100)),
        backUrl: z.optional(wireText(2000)),
        headerColor: z.optional(wireText(32)),
        language: z.optional(wireText(8)),
        template: z.optional(wireText(8)),
        /** A host's room; without it, customer service. */
        modelId: z.optional(wireId),
        lbg: z.optional(wireText(500)),
        backHome: z.optional(wireInt(0, 1)),
      }),
    value: z.object({
      chatUrl: wireText(2000),
      message: opt(wireText(500)),
    }),
    docs: DOCUMENTED && {
      errors: ['host.not.live', 'record.not.found', 'room.not.paid', 'room.vip.only'],
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
        modelId: wireId,
        /** As shown to the person; another one is refused. */
        price: wireAmount,
      }),
    value: z.object({
      orderNo: wireId,
      price: wireAmount,
      /** Planned end of the paid broadcast. */
      until: opt(wireTime),
    }),
    docs: DOCUMENTED && {
      roles: 'real',
      errors: ['field.invalid', 'host.not.live', 'record.not.found', 'wallet.insufficient'],
      provenance: 'chosen',
      section: 'D2 §3',
      summary: 'Pay for the broadcast in a private room, once for each',
    },
  }),
};

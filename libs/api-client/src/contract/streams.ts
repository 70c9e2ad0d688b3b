import * as z from 'zod/mini';
import { defineCall } from './call';
import { noInput, wireId, wireInt, wireText, wireTime } from './wire';

export const streams = {
  models: defineCall({
    method: 'GET',
    path: '/wps/relay/CBS_modelList',
    module: 'CBS3',
    auth: 'none',
    body: 'query',
    input: z.object({
      active: z.optional(wireInt(0, 1)),
      streaming: z.optional(wireInt(0, 1)),
      name: z.optional(wireText(100)),
      type: z.optional(z.enum(['hot', 'promo'])),
    }),
    value: z.array(
      z.object({
        id: wireId,
        active: z.boolean(),
        streaming: z.boolean(),
        background: wireText(500),
        cover: wireText(500),
        gameName: wireText(200),
        roomType: z.enum(['normal', 'vip', 'private']),
        name: wireText(128),
        totalWatchedCount: z.int().check(z.nonnegative()),
        nextStreamAt: z.optional(z.nullable(wireTime)),
      }),
    ),
    errors: [],
    provenance: 'spec',
    section: 'D2 §3',
    summary: 'Hosts, on air first',
  }),
  unreadCount: defineCall({
    method: 'GET',
    path: '/wps/relay/CBS_unreadCount',
    module: 'CBS3',
    auth: 'session',
    body: 'query',
    input: noInput,
    value: z.object({ unReadCount: z.int().check(z.nonnegative()) }),
    errors: [],
    provenance: 'spec',
    section: 'D1 §7',
    summary: 'Unread chat messages',
  }),
};

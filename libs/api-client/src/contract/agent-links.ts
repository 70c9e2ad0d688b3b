import * as z from 'zod/mini';
import { openedType, rebatesInput, wireRebate } from './agent-shapes';
import { defineCall } from './call';
import { pageInput, pageOf, wireCount, wireId, wireInt, wireText, wireTime } from './wire';

export const wireAffUrl = z.object({
  affUrlId: wireId,
  code: wireText(16),
  url: wireText(500),
  domain: wireText(253),
  memberType: z.int(),
  rebates: z.array(wireRebate),
  createdAt: wireTime,
  /** Absent: it never ends. */
  expireAt: z.optional(z.nullable(wireTime)),
  visits: wireCount,
  registrations: wireCount,
  remark: z.optional(z.nullable(wireText(140))),
  status: z.enum(['ACTIVE', 'EXPIRED']),
});

export const agentLinks = {
  affiliateLinks: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_wpsViewAffUrls',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...pageInput,
    }),
    value: z.object({
      ...pageOf(wireAffUrl).shape,
      /** The caller's own invitation code; absent before he registers as an affiliate. */
      affCode: z.optional(z.nullable(wireText(16))),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'The caller’s invitation links, newest first',
  }),
  createAffiliateLink: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_wpsCreateAffUrl',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'realAgent',
    body: 'json',
    input: z.object({
      memberType: openedType,
      rebates: rebatesInput,
      /** Without it the link never ends. */
      validDays: z.optional(wireInt(1, 365)),
      remark: z.optional(wireText(140)),
    }),
    value: wireAffUrl,
    errors: ['account.no.permission', 'rebate.out.of.range', 'quota.exhausted'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Make a link: who registers by it stands below the caller, with its type and rates',
  }),
  deleteAffiliateLink: defineCall({
    method: 'DELETE',
    path: '/wps/relay/MCS2_wpsDeleteAffUrl',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'realAgent',
    body: 'query',
    input: z.object({
      affUrlId: wireId,
    }),
    value: z.object({ affUrlId: wireId }),
    errors: ['record.not.found'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'End a link: its code works no longer',
  }),
  registerAffiliate: defineCall({
    method: 'PUT',
    path: '/wps/relay/MCS2_wpsRegAff',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'realAgent',
    body: 'json',
    input: z.object({
      /** A code of one's own wish: 4 to 16 letters and digits. */
      affCode: z.optional(wireText(16)),
    }),
    value: z.object({ affCode: wireText(16), url: wireText(500), registeredAt: wireTime }),
    errors: ['field.invalid'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary:
      'Register as an affiliate: gives the caller an invitation code; a second time changes nothing',
  }),
};

import * as z from 'zod/mini';
import { defineCall } from './call';
import { noInput, wireCount, wireText } from './wire';

const customerService = z.object({
  csType: z.enum(['LIVECHAT', 'TELEGRAM', 'ZALO']),
  title: wireText(),
  path: wireText(2000),
});

/** What the merchant is set to; asked for once the first screen stands. */
export const systemMerchant = {
  whitelabel: defineCall({
    method: 'GET',
    path: '/wps/system/whitelabel',
    module: 'COMM3',
    auth: 'none',
    body: 'query',
    input: noInput,
    value: z.object({
      flags: z.record(wireText(64), z.boolean()),
      mobileTemplate: z.optional(z.object({ mem_cen: wireText(8), dep_func: wireText(8) })),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D1 §3',
    summary: 'Feature flags and templates of the merchant',
  }),
  settings: defineCall({
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    module: 'COMM3',
    auth: 'none',
    body: 'query',
    input: noInput,
    value: z.object({
      currency: wireText(8),
      currencySymbol: wireText(8),
      /** The symbol's place is `¤`. */
      currencyPattern: wireText(32),
      grouping: wireText(2),
      decimal: wireText(2),
      languages: z.array(wireText(8)),
      imageCDNs: z.array(wireText(200)),
      /** Where a bank card is verified for payouts, by a third party (D1 §7). */
      payoutUrl: z.optional(z.nullable(wireText(2000))),
      downLink: z.array(z.object({ resourceType: wireText(40), url: wireText(2000) })),
      /** The newest app, and whether people are asked to change to it (D1 §3). */
      appInfo: z.optional(
        z.nullable(z.object({ version: wireText(32), upgradeable: z.boolean() })),
      ),
      origins: z.object({
        game: z.array(wireText(200)),
        chat: z.array(wireText(200)),
        payment: z.array(wireText(200)),
        link: z.array(wireText(200)),
      }),
      /** Offset of the merchant's day from UTC: reports and limits begin at its midnight. */
      utcOffsetMs: z.optional(
        z.nullable(z.int().check(z.minimum(-50_400_000), z.maximum(50_400_000))),
      ),
      /** Limits of fields (D1 §9, D2 §9). */
      limits: z.optional(
        z.nullable(
          z.object({
            imageBytes: wireCount,
            imageCount: wireCount,
            remarkLength: wireCount,
            feedbackMin: wireCount,
            feedbackMax: wireCount,
            captchaLength: wireCount,
            mobileLength: wireCount,
            smsCodeLength: wireCount,
          }),
        ),
      ),
      /** Ways of logging in by another's account; none where the merchant has them off. */
      socialLogin: z.optional(
        z.nullable(
          z.array(z.object({ provider: wireText(32), title: wireText(), url: wireText(2000) })),
        ),
      ),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Currency, languages, image hosts, download links, allowed origins',
  }),
  country: defineCall({
    method: 'GET',
    path: '/wps/system/country',
    module: 'COMM3',
    auth: 'none',
    body: 'query',
    input: noInput,
    value: z.object({
      list: z.array(z.object({ code: wireText(4), name: wireText(), dialingCode: wireText(8) })),
      current: wireText(4),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Countries and dialling codes',
  }),
  domainRoute: defineCall({
    method: 'GET',
    path: '/wps/system/domainRoute',
    module: 'COMM3',
    auth: 'none',
    body: 'query',
    input: noInput,
    value: z.object({ customerService: z.array(customerService) }),
    errors: [],
    provenance: 'spec',
    section: 'D2 §3',
    summary: 'Customer service contacts of this domain',
  }),
};

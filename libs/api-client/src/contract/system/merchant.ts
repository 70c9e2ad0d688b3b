import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { openEnum, opt, wireCount, wireText } from '../wire';

const call = callsOf({ module: 'COMM3', auth: 'none', docs: DOCUMENTED && { section: 'D1 §7' } });

const customerService = z.object({
  csType: openEnum(['LIVECHAT', 'TELEGRAM', 'ZALO']),
  title: wireText(),
  path: wireText(2000),
});

/** Limits of fields (D1 §9, D2 §9). */
const limits = z.object({
  /** Of one image, decoded. */
  imageBytes: wireCount,
  imageCount: wireCount,
  remarkLength: wireCount,
  feedbackMin: wireCount,
  feedbackMax: wireCount,
  captchaLength: wireCount,
  mobileLength: wireCount,
  smsCodeLength: wireCount,
});

const DOCUMENTED_LIMITS = {
  imageBytes: 5_242_880,
  imageCount: 3,
  remarkLength: 140,
  feedbackMin: 20,
  feedbackMax: 200,
  captchaLength: 6,
  mobileLength: 20,
  smsCodeLength: 10,
};

/** Configuration of the merchant; fetched after the first screen. */
export const systemMerchant = {
  whitelabel: call({
    path: '/wps/system/whitelabel',
    value: z.object({
      flags: z.record(wireText(64), z.boolean()),
      mobileTemplate: z.optional(z.object({ mem_cen: wireText(8), dep_func: wireText(8) })),
    }),
    docs: DOCUMENTED && {
      section: 'D1 §3',
      summary: 'Feature flags and templates of the merchant',
    },
  }),
  settings: call({
    path: '/wps/system/settings/consolidated',
    value: z.object({
      currency: z.object({
        code: wireText(8),
        symbol: wireText(8),
        /** The symbol's place is `¤`. */
        pattern: wireText(32),
        grouping: wireText(2),
        decimal: wireText(2),
      }),
      languages: z.array(wireText(8)),
      imageCDNs: z.array(wireText(200)),
      /** Where a bank card is verified for payouts, by a third party (D1 §7). */
      payoutAddress: opt(wireText(2000)),
      downLink: z.array(z.object({ resourceType: wireText(40), url: wireText(2000) })),
      /** The newest app, and whether people should update to it (D1 §3). */
      appInfo: opt(z.object({ version: wireText(32), upgradeable: z.boolean() })),
      /** How many accounts the merchant has (D1 §3). */
      registerCount: opt(wireCount),
      /** Origins that addresses of the server may point to, by purpose (decision 23). */
      origins: z.object({
        game: z.array(wireText(200)),
        chat: z.array(wireText(200)),
        payment: z.array(wireText(200)),
        link: z.array(wireText(200)),
      }),
      /** Offset of the merchant's day from UTC: reports and limits begin at its midnight. */
      utcOffsetMs: opt(z.int().check(z.minimum(-50_400_000), z.maximum(50_400_000))),
      limits: z._default(limits, DOCUMENTED_LIMITS),
      /** Third-party logins; empty where the merchant has none. */
      socialLogins: z._default(
        z.array(z.object({ provider: wireText(32), title: wireText(), address: wireText(2000) })),
        [],
      ),
    }),
    docs: DOCUMENTED && {
      summary: 'Currency, languages, image hosts, download links, allowed origins',
    },
  }),
  country: call({
    path: '/wps/system/country',
    value: z.object({
      list: z.array(z.object({ code: wireText(4), name: wireText(), dialingCode: wireText(8) })),
      current: wireText(4),
    }),
    docs: DOCUMENTED && { summary: 'Countries and dialling codes' },
  }),
  domainRoute: call({
    path: '/wps/system/domainRoute',
    value: z.object({ customerService: z.array(customerService) }),
    docs: DOCUMENTED && {
      provenance: 'spec',
      section: 'D2 §3',
      summary: 'Customer service contacts of this domain',
    },
  }),
};

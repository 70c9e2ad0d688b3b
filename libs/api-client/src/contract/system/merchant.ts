import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { sideList } from '../strict-list';
import { openEnum, opt, orAbsent, shown, wireCount, wireText } from '../wire';
import { DOCUMENTED_LIMITS } from './documented-limits';

const call = callsOf({ module: 'COMM3', auth: 'none', docs: DOCUMENTED && { section: 'D1 §7' } });

const customerService = z.object({
  /** Kind of contact. */
  csType: openEnum(['LIVECHAT', 'TELEGRAM', 'ZALO']),
  /** Title to show. */
  title: wireText(),
  /** Address of the contact. */
  path: wireText(2000),
});

/** Limits of fields (D1 §9, D2 §9). */
const limits = z.object({
  /** Maximum size of an image, in bytes before encoding. */
  imageBytes: wireCount,
  /** Maximum number of images in a form. */
  imageCount: wireCount,
  /** Maximum length of a remark in characters. */
  remarkLength: wireCount,
  /** Minimum length of feedback in characters. */
  feedbackMin: wireCount,
  /** Maximum length of feedback in characters. */
  feedbackMax: wireCount,
  /** Maximum length of a captcha's text in characters. */
  captchaLength: wireCount,
  /** Maximum length of a mobile number in digits. */
  mobileLength: wireCount,
  /** Maximum length of an SMS code in digits. */
  smsCodeLength: wireCount,
});

/** Configuration of the merchant; fetched after the first screen. */
export const systemMerchant = {
  whitelabel: call({
    path: '/wps/system/whitelabel',
    value: z.object({
      /** Whether each feature is on, by its code; any other value counts as not sent. */
      flags: z.record(wireText(64), orAbsent(z.boolean())),
      /** Templates of the mobile site. */
      mobileTemplate: z.optional(
        z.object({
          /** Template of the member centre. */
          mem_cen: wireText(8),
          /** Template of the deposit screens. */
          dep_func: wireText(8),
        }),
      ),
    }),
    docs: DOCUMENTED && {
      section: 'D1 §3',
      summary: 'Feature flags and templates of the merchant',
    },
  }),
  settings: call({
    path: '/wps/system/settings/consolidated',
    value: z.object({
      /** Currency of the merchant, and the format of its amounts. */
      currency: z.object({
        /** ISO 4217 code. */
        code: wireText(8),
        /** Symbol of the currency. */
        symbol: wireText(8),
        /** Format of an amount; `¤` is the place of the symbol. */
        pattern: wireText(32),
        /** Separator between groups of digits. */
        grouping: wireText(2),
        /** Separator between whole units and fractions. */
        decimal: wireText(2),
      }),
      /** Languages that the merchant offers, the default one first. */
      languages: z.array(wireText(8)),
      /** Origins of pictures, the first one preferred. */
      imageCDNs: z.array(wireText(200)),
      /** Address of the third party that verifies a bank card for payouts (D1 §7). */
      payoutAddress: opt(wireText(2000)),
      /** Addresses of downloads. */
      downLink: sideList(
        z.array(
          z.object({
            /** What is downloaded. */
            resourceType: wireText(40),
            /** Address of the download. */
            url: wireText(2000),
          }),
        ),
      ),
      /** Latest app version, and whether to prompt for an update (D1 §3). */
      appInfo: shown(
        z.object({
          /** Its version. */
          version: wireText(32),
          /** Whether to prompt for an update. */
          upgradeable: z.boolean(),
        }),
      ),
      /** Number of accounts of the merchant (D1 §3). */
      registerCount: shown(wireCount),
      /** Origins that addresses of the server may point to, by purpose (decision 23). */
      origins: z.object({
        /** Origins of games. */
        game: z.array(wireText(200)),
        /** Origins of chats. */
        chat: z.array(wireText(200)),
        /** Origins of payment pages. */
        payment: z.array(wireText(200)),
        /** Origins that announcements may link to. */
        link: z.array(wireText(200)),
      }),
      /** Offset of the merchant's time from UTC, ms: days of reports and limits begin at its midnight. */
      utcOffsetMs: opt(z.int().check(z.minimum(-50_400_000), z.maximum(50_400_000))),
      /** Limits of fields. */
      limits: z._default(limits, DOCUMENTED_LIMITS),
      /** Third-party logins; empty where the merchant has none. */
      socialLogins: z._default(
        sideList(
          z.array(
            z.object({
              /** Code of the provider. */
              provider: wireText(32),
              /** Name of the provider. */
              title: wireText(),
              /** Address that starts the login. */
              address: wireText(2000),
            }),
          ),
        ),
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
      /** Countries to choose from. */
      list: z.array(
        z.object({
          /** ISO 3166 code, two letters. */
          code: wireText(4),
          /** Name in the language of the header. */
          name: wireText(),
          /** Country calling code, such as `84`. */
          dialingCode: wireText(8),
        }),
      ),
      /** Code of the visitor's country. */
      current: wireText(4),
    }),
    docs: DOCUMENTED && { summary: 'Countries and dialling codes' },
  }),
  domainRoute: call({
    path: '/wps/system/domainRoute',
    value: z.object({
      /** Contacts, in their order. */
      customerService: z.array(customerService),
    }),
    docs: DOCUMENTED && {
      provenance: 'spec',
      section: 'D2 §3',
      summary: 'Customer service contacts of this domain',
    },
  }),
};

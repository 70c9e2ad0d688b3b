import { systemMerchant } from '../contract/system-merchant';
import { send, type SendOptions } from '../transport/send';
import type { CallAnswer } from '../contract';

/** Flags by the platform's codes, and templates of two screens. */
export interface Whitelabel {
  flags: Readonly<Record<string, boolean>>;
  templates: { memberCentre: 'base' | 'new'; deposit: 'base' | 'new' } | undefined;
}

export interface Settings {
  currency: { code: string; symbol: string; pattern: string; grouping: string; decimal: string };
  /** Hosts of pictures; an empty string is the page's own origin. */
  imageHosts: readonly string[];
  /** Where a third party verifies payouts; nothing where the merchant has none. */
  payoutAddress: string | undefined;
  /** Origins that addresses of the server may point to, by purpose (decision 23). */
  origins: Readonly<Record<'game' | 'chat' | 'payment' | 'link', readonly string[]>>;
  /** Offset of the merchant's day from UTC, ms; nothing where the platform does not say. */
  utcOffsetMs: number | undefined;
  limits: FieldLimits;
  /** Empty where the merchant has them off. */
  socialLogins: readonly SocialLogin[];
  /** Nothing where the platform does not say. */
  app: AppInfo | undefined;
  downloads: readonly Download[];
}

/** The newest app, and whether people are asked to change to it (D1 §4). */
export interface AppInfo {
  version: string;
  canUpdate: boolean;
}

/** Something to download, by the platform's own kinds: `Android`, `IOS`, `MOBILECONFIG`, `AppDownloadIcon` (D1 §3). */
export interface Download {
  kind: string;
  address: string;
}

/** Limits of fields; the documented ones where the platform says nothing (D1 §9, D2 §9). */
export interface FieldLimits {
  /** Of one image, decoded. */
  imageBytes: number;
  imageCount: number;
  remarkLength: number;
  feedbackMin: number;
  feedbackMax: number;
  captchaLength: number;
  mobileLength: number;
  smsCodeLength: number;
}

/** A way of logging in by an account of somebody else's. */
export interface SocialLogin {
  provider: string;
  title: string;
  address: string;
}

const DOCUMENTED_LIMITS: FieldLimits = {
  imageBytes: 5_242_880,
  imageCount: 3,
  remarkLength: 140,
  feedbackMin: 20,
  feedbackMax: 200,
  captchaLength: 6,
  mobileLength: 20,
  smsCodeLength: 10,
};

export interface Country {
  code: string;
  name: string;
  /** With its plus sign, as in `+84`. */
  dialingCode: string;
}

export interface ServiceContact {
  kind: 'LIVECHAT' | 'TELEGRAM' | 'ZALO';
  title: string;
  address: string;
}

/** 1 is the new template, everything else the base one (D1 §3). */
const template = (code: string) => (code === '1' ? 'new' : 'base');

export async function whitelabel(options?: SendOptions): Promise<Whitelabel> {
  const { flags, mobileTemplate } = await send(systemMerchant.whitelabel, {}, options);
  const templates =
    mobileTemplate &&
    ({
      memberCentre: template(mobileTemplate.mem_cen),
      deposit: template(mobileTemplate.dep_func),
    } as const);
  return { flags, templates };
}

const toApp = ({ appInfo }: CallAnswer<typeof systemMerchant.settings>): AppInfo | undefined =>
  appInfo ? { version: appInfo.version, canUpdate: appInfo.upgradeable } : undefined;

export async function settings(options?: SendOptions): Promise<Settings> {
  const value = await send(systemMerchant.settings, {}, options);
  return {
    currency: {
      code: value.currency,
      symbol: value.currencySymbol,
      pattern: value.currencyPattern,
      grouping: value.grouping,
      decimal: value.decimal,
    },
    imageHosts: value.imageCDNs,
    payoutAddress: value.payoutUrl ?? undefined,
    origins: value.origins,
    utcOffsetMs: value.utcOffsetMs ?? undefined,
    limits: value.limits ?? DOCUMENTED_LIMITS,
    socialLogins: (value.socialLogin ?? []).map(({ provider, title, url }) => ({
      provider,
      title,
      address: url,
    })),
    app: toApp(value),
    downloads: value.downLink.map(({ resourceType, url }) => ({
      kind: resourceType,
      address: url,
    })),
  };
}

export async function countries(
  options?: SendOptions,
): Promise<{ list: Country[]; current: string }> {
  return send(systemMerchant.country, {}, options);
}

export async function serviceContacts(options?: SendOptions): Promise<ServiceContact[]> {
  const { customerService } = await send(systemMerchant.domainRoute, {}, options);
  return customerService.map(({ csType, title, path }) => ({ kind: csType, title, address: path }));
}

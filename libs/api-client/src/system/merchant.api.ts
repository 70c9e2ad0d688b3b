import type { CallAnswer } from '../contract';
import { systemContent } from '../contract/system/content';
import { systemMerchant } from '../contract/system/merchant';
import { bind, send, type SendOptions } from '../transport/send';

/** 1 is the new template, everything else the base one (D1 §3). */
const template = (code: string): 'base' | 'new' => (code === '1' ? 'new' : 'base');

const toWhitelabel = ({ flags, mobileTemplate }: CallAnswer<typeof systemMerchant.whitelabel>) => ({
  /** By the platform's codes. */
  flags,
  /** Templates of two screens; undefined where the platform does not say. */
  templates: mobileTemplate && {
    memberCentre: template(mobileTemplate.mem_cen),
    deposit: template(mobileTemplate.dep_func),
  },
});

/** Flags and templates of the merchant (D1 §3). */
export const whitelabel = async (options?: SendOptions) =>
  toWhitelabel(await send(systemMerchant.whitelabel, {}, options));

const toSettings = ({
  imageCDNs,
  downLink,
  appInfo,
  ...settings
}: CallAnswer<typeof systemMerchant.settings>) => ({
  ...settings,
  /** Hosts of pictures; an empty string is the page's own origin. */
  imageHosts: imageCDNs,
  /** By the platform's own kinds: `Android`, `IOS`, `MOBILECONFIG`, `AppDownloadIcon` (D1 §3). */
  downloads: downLink.map(({ resourceType, url }) => ({ kind: resourceType, address: url })),
  /** The newest app, and whether people should update to it (D1 §4); undefined where the platform does not say. */
  app: appInfo && { version: appInfo.version, canUpdate: appInfo.upgradeable },
});

/** Answer of `settings`. */
export type Settings = ReturnType<typeof toSettings>;

/** Settings of the merchant: currency, origins, hosts, limits, downloads (D1 §3). */
export const settings = async (options?: SendOptions) =>
  toSettings(await send(systemMerchant.settings, {}, options));

/** Countries with their dialling codes (with the plus sign), and the one of this visitor. */
export const countries = bind(systemMerchant.country);

/** Contacts of customer service; `kind` is LIVECHAT, TELEGRAM, ZALO or unknown. */
export async function serviceContacts(options?: SendOptions) {
  const { customerService } = await send(systemMerchant.domainRoute, {}, options);
  return customerService.map(({ csType, title, path }) => ({ kind: csType, title, address: path }));
}

/** A text of the merchant about itself; its `content` is rich text of the server (decision 23). */
export const page = bind(systemContent.page);

/** Whom the merchant sponsors, each with its whole text, which is rich text of the server. */
export const sponsors = bind(systemContent.sponsors);

/** Matches that begin next. To bet on one needs a session (D1 §4). */
export const hotMatches = bind(systemContent.hotMatches);

/** Something to download. */
export type Download = Settings['downloads'][number];
/** Limits of fields (D1 §9, D2 §9). */
export type FieldLimits = Settings['limits'];
export type ServiceContact = Awaited<ReturnType<typeof serviceContacts>>[number];

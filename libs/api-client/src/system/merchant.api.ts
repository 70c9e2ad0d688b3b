import type { CallAnswer } from '../contract';
import { systemContent } from '../contract/system/content';
import { systemMerchant } from '../contract/system/merchant';
import { bind, send, type SendOptions } from '../transport/send';

/** `1` is the new template, any other code the base template (D1 §3). */
const template = (code: string): 'base' | 'new' => (code === '1' ? 'new' : 'base');

const isSent = (flag: [string, boolean | undefined]): flag is [string, boolean] =>
  typeof flag[1] === 'boolean';

const toWhitelabel = ({ flags, mobileTemplate }: CallAnswer<typeof systemMerchant.whitelabel>) => ({
  /** Flags by the platform's code. */
  flags: Object.fromEntries(Object.entries(flags).filter(isSent)),
  /** Templates of two screens; undefined if the platform sends none. */
  templates: mobileTemplate && {
    memberCentre: template(mobileTemplate.mem_cen),
    deposit: template(mobileTemplate.dep_func),
  },
});

/** Returns the merchant's flags and templates (D1 §3). */
export const whitelabel = async (options?: SendOptions) =>
  toWhitelabel(await send(systemMerchant.whitelabel, {}, options));

const toSettings = ({
  imageCDNs,
  downLink,
  appInfo,
  ...settings
}: CallAnswer<typeof systemMerchant.settings>) => ({
  ...settings,
  /** Image hosts; an empty string is the page's own origin. */
  imageHosts: imageCDNs,
  /** Downloads by the platform's kind: `Android`, `IOS`, `MOBILECONFIG`, `AppDownloadIcon` (D1 §3). */
  downloads: downLink.map(({ resourceType, url }) => ({ kind: resourceType, address: url })),
  /** Latest app version, and whether to prompt for an update (D1 §4); undefined if the platform sends none. */
  app: appInfo && { version: appInfo.version, canUpdate: appInfo.upgradeable },
});

/** Answer of `settings`. */
export type Settings = ReturnType<typeof toSettings>;

/** Returns the merchant's settings: currency, origins, hosts, limits, downloads (D1 §3). */
export const settings = async (options?: SendOptions) =>
  toSettings(await send(systemMerchant.settings, {}, options));

/** Countries with dialling codes (with the plus sign), and the visitor's country. */
export const countries = bind(systemMerchant.country);

/** Returns customer service contacts; `kind` is LIVECHAT, TELEGRAM, ZALO or unknown. */
export async function serviceContacts(options?: SendOptions) {
  const { customerService } = await send(systemMerchant.domainRoute, {}, options);
  return customerService.map(({ csType, title, path }) => ({ kind: csType, title, address: path }));
}

/** A page about the merchant; its `content` is rich text from the server (decision 23). */
export const page = bind(systemContent.page);

/** Sponsorships of the merchant, each with its full rich text from the server. */
export const sponsors = bind(systemContent.sponsors);

/** Upcoming matches. Betting on one requires a session (D1 §4). */
export const hotMatches = bind(systemContent.hotMatches);

/** A download link. */
export type Download = Settings['downloads'][number];
/** Limits of fields (D1 §9, D2 §9). */
export type FieldLimits = Settings['limits'];
export type ServiceContact = Awaited<ReturnType<typeof serviceContacts>>[number];

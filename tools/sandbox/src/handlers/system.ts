import type { Brand, BrandCode } from '../brands/brands';
import { hotMatches, pageOf, registerCount, sponsorsOf } from '../merchant/pages';
import { brandSetting, flagIsOn } from '../platform/brand-settings';
import { CONTACTS, COUNTRIES } from '../platform/places.data';
import { originOf } from '../brands/sites';
import { LIMITS } from './limits.data';
import { originsAt } from './origins.data';
import { SOCIAL_LOGINS } from './social-logins.data';
import type { AreaHandlers } from '../calls/handler';

const currencyOf = ({ currency: { code, symbol, pattern, grouping, decimal } }: Brand) => ({
  code,
  symbol,
  pattern,
  grouping,
  decimal,
});

/** Default app downloads (D1 §3). This server serves the profile and the pictures; the other links lead nowhere. */
const usualLinks = (brand: BrandCode, origin: string) => [
  { resourceType: 'AppDownloadIcon', url: `/cdn/app/${brand}.png` },
  { resourceType: 'Android', url: `https://download.example/${brand}.apk` },
  { resourceType: 'IOS', url: `https://download.example/${brand}` },
  { resourceType: 'MOBILECONFIG', url: `${origin}/cdn/app/${brand}.mobileconfig` },
  // Opens the SMS code login in the app.
  { resourceType: 'MOBILEVERCODELOGIN', url: `https://download.example/${brand}/sms-login` },
];

/** Downloads with the control page's overrides; an empty address removes a download. */
const downLinks = (brand: BrandCode, origin: string, changed: Readonly<Record<string, string>>) =>
  usualLinks(brand, origin)
    .map(({ resourceType, url }) => ({ resourceType, url: changed[resourceType] ?? url }))
    .filter(({ url }) => url !== '');

/** Social logins with the control page's overrides; an empty address removes a login. */
const socialLogins = (changed: Readonly<Record<string, string>>) =>
  SOCIAL_LOGINS.map((login) => ({
    ...login,
    address: changed[login.provider] ?? login.address,
  })).filter(({ address }) => address !== '');

/** Image hosts as set at the control page; both serve every picture. */
function imageHosts(chosen: string, url: URL): string[] {
  const known: Readonly<Record<string, string[]>> = { two: ['', originOf('img', url)], own: [''] };
  return known[chosen] ?? [chosen];
}

export const system: AreaHandlers<'system'> = {
  status: (_, { db, brand }) => ({
    ...brandSetting(db, brand.code, 'status'),
    location: brand.country,
  }),

  whitelabel: (_, { db, brand }) => ({
    flags: { ...brandSetting(db, brand.code, 'flags') },
    mobileTemplate: brandSetting(db, brand.code, 'templates'),
  }),

  settings: (_, { db, brand, url }) => {
    const { downloads, imageHost } = brandSetting(db, brand.code, 'offered');
    return {
      currency: currencyOf(brand),
      languages: [...brand.languages],
      imageCDNs: imageHosts(imageHost, url),
      payoutAddress: `${originOf('games', url)}/play/payout`,
      downLink: downloads
        ? downLinks(
            brand.code,
            originOf(brand.code, url),
            brandSetting(db, brand.code, 'downLinks'),
          )
        : [],
      appInfo: brandSetting(db, brand.code, 'appInfo'),
      registerCount: registerCount(db, brand),
      origins: originsAt(url, brandSetting(db, brand.code, 'origins')),
      utcOffsetMs: brand.utcOffsetMs,
      limits: { ...LIMITS, ...brandSetting(db, brand.code, 'limits') },
      socialLogins: flagIsOn(db, brand.code, 'SOCIALLOGIN3')
        ? socialLogins(brandSetting(db, brand.code, 'socialLogins'))
        : [],
    };
  },

  country: (_, { brand, language }) => ({
    list: COUNTRIES.map(({ code, dialingCode, name }) => ({
      code,
      dialingCode,
      name: name[language],
    })),
    current: brand.country,
  }),

  page: ({ id }, { brand, language }) => pageOf(brand, id, language),

  sponsors: (_, { brand, language, now }) => sponsorsOf(brand, language, now),

  hotMatches: (_, { db, now }) => hotMatches(db, now),

  domainRoute: (_, { db, brand, language }) => {
    if (!brandSetting(db, brand.code, 'offered').contacts) return { customerService: [] };
    const own = CONTACTS[brand.code].map((one) => ({ ...one, title: one.title[language] }));
    return { customerService: [...own, ...brandSetting(db, brand.code, 'added').contacts] };
  },
};

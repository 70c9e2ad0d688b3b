import { BRAND_CODES, brandOf } from '../../brands/brands';
import { pageData, type Markup } from './page';

const hostOf = (code: string) => `${code}.localhost`;

/** The demonstration merchants, for a page's scripts: where each is, and how its money is written. */
export const merchants: Markup = pageData(
  'merchants',
  BRAND_CODES.map((code) => {
    const { name, currency } = brandOf(code);
    return { code, name, host: hostOf(code), currency };
  }),
);

/** Keys of the sealed bodies, by merchant: demonstration keys, which the brands' builds carry too. */
export const encryptionKeys: Markup = pageData(
  'encryption-keys',
  Object.fromEntries(BRAND_CODES.map((code) => [code, brandOf(code).encryptionKey])),
);

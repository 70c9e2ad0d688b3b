import { BRAND_CODES, brandOf } from '../../brands/brands';
import { pageData, type Markup } from './page';

const hostOf = (code: string) => `${code}.localhost`;

/** Demonstration merchants for scripts: host and currency format. */
export const merchants: Markup = pageData(
  'merchants',
  BRAND_CODES.map((code) => {
    const { name, currency } = brandOf(code);
    return { code, name, host: hostOf(code), currency };
  }),
);

/** Encryption keys by merchant: demonstration keys, also part of the brands' builds. */
export const encryptionKeys: Markup = pageData(
  'encryption-keys',
  Object.fromEntries(BRAND_CODES.map((code) => [code, brandOf(code).encryptionKey])),
);

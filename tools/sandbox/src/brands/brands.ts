import { BRANDS } from './brands.data';

/** The languages the sandbox speaks; others fall back to English. */
export const LANGUAGES = ['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Texts = Readonly<Record<Language, string>>;

/** How a brand's money is written and counted. */
export interface Currency {
  code: string;
  symbol: string;
  /** `¤` marks the symbol's place. */
  pattern: string;
  grouping: string;
  decimal: string;
  /** Digits after the point: amounts are stored as whole minor units. */
  digits: number;
}

/** What the platform knows of one merchant. Amounts are in minor units. */
export interface Brand {
  code: BrandCode;
  name: string;
  /** 128 hexadecimal digits (decision 14). */
  encryptionKey: string;
  currency: Currency;
  languages: readonly [Language, ...Language[]];
  country: string;
  /** The day of limits and reports begins at midnight of this offset from UTC. */
  utcOffsetMs: number;
  /** Stakes of the demonstration game, the lowest first. Even, so that half a stake is whole. */
  stakes: readonly [number, ...number[]];
  welcomeBalance: number;
  trialBalance: number;
  captchaAtRegistration: boolean;
}

export type BrandCode = 'aurora' | 'jade' | 'ember';
export const BRAND_CODES = ['aurora', 'jade', 'ember'] as const satisfies readonly BrandCode[];

const PLAIN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isBrandCode(value: unknown): value is BrandCode {
  return BRAND_CODES.some((code) => code === value);
}

export function brandOf(code: BrandCode): Brand {
  return BRANDS[code];
}

/** The brand a host name stands for; `undefined` for a host that is none of ours. */
export function brandOfHost(hostname: string): Brand | undefined {
  if (PLAIN_HOSTS.has(hostname)) return BRANDS.aurora;
  const [label, ...rest] = hostname.split('.');
  return rest.join('.') === 'localhost' && isBrandCode(label) ? BRANDS[label] : undefined;
}

/** A language code of the API (about 35 exist) as one of ours. */
export function toLanguage(code: string | null | undefined): Language | undefined {
  if (code === null || code === undefined || code === '') return undefined;
  const upper = code.toUpperCase().replace('-', '_');
  return LANGUAGES.find((language) => language === upper) ?? ALIASES[upper] ?? 'EN';
}

const ALIASES: Readonly<Record<string, Language>> = {
  VN: 'VI',
  ZH: 'CN',
  ZH_CN: 'CN',
  ZH_TW: 'TW',
  ZH_HK: 'TW',
  JP: 'JA',
  BR: 'PT',
  PT_BR: 'PT',
};

import type { RuleBookName } from '@lobby/api-client/contract';
import { BRANDS } from './brands.data';

/** Languages of the sandbox; others fall back to English. */
export const LANGUAGES = ['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Texts = Readonly<Record<Language, string>>;

/** Currency format and precision. */
interface Currency {
  code: string;
  symbol: string;
  /** `¤` marks the position of the symbol. */
  pattern: string;
  grouping: string;
  decimal: string;
  /** Fraction digits: amounts are stored as whole minor units. */
  digits: number;
}

/** A merchant's settings on the platform. Amounts in minor units. */
export interface Brand {
  code: BrandCode;
  name: string;
  /** 128 hexadecimal digits (decision 14). */
  encryptionKey: string;
  currency: Currency;
  languages: readonly [Language, ...Language[]];
  country: string;
  /** UTC offset of the brand's day, which limits and reports use. */
  utcOffsetMs: number;
  /** Stakes of the demonstration game, ascending. Even, so that half a stake is whole. */
  stakes: readonly [number, ...number[]];
  /** Play money of a trial account and of a member's free play. */
  trialBalance: number;
  captchaAtRegistration: boolean;
  /** Rule book of safer play that the brand is licensed under. */
  ruleBook: RuleBookName;
}

export type BrandCode = 'aurora' | 'jade' | 'ember';
export const BRAND_CODES = ['aurora', 'jade', 'ember'] as const satisfies readonly BrandCode[];

export function isBrandCode(value: unknown): value is BrandCode {
  return BRAND_CODES.some((code) => code === value);
}

export function brandOf(code: BrandCode): Brand {
  return BRANDS[code];
}

/** Maps a language code of the API (about 35 exist) to a supported one. */
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

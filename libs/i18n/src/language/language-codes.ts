import { isLanguage, type Language } from '@lobby/core';

/** Nearest shipped language by the platform's language code (decision 6). */
const NEAREST: Readonly<Record<string, Language>> = {
  ZH: 'CN',
  ZHCN: 'CN',
  SC: 'CN',
  ZHHANS: 'CN',
  TC: 'TW',
  HK: 'TW',
  JP: 'JA',
  KR: 'EN',
  KO: 'EN',
  VN: 'VI',
  TL: 'EN',
  PH: 'EN',
  ID: 'EN',
  IN: 'EN',
  HI: 'EN',
  MS: 'EN',
  MY: 'EN',
  KM: 'EN',
  LO: 'TH',
  BN: 'EN',
  BR: 'PT',
  PTBR: 'PT',
  ES: 'EN',
  FR: 'EN',
  DE: 'EN',
  IT: 'EN',
  RU: 'EN',
  TR: 'EN',
  AR: 'EN',
  FA: 'EN',
  PL: 'EN',
  UK: 'EN',
  NE: 'EN',
  US: 'EN',
  GB: 'EN',
};

/** Matches Chinese tags with Traditional characters. */
const TRADITIONAL = /^ZH(?!HANS).*(HANT|TW|HK|MO)/;

/** Returns the shipped language nearest to a code of the platform or a BCP 47 tag; undefined if the code is unknown. */
export function nearestLanguage(code: string): Language | undefined {
  const upper = code.toUpperCase().replaceAll(/[^A-Z]/g, '');
  if (isLanguage(upper)) return upper;
  if (TRADITIONAL.test(upper)) return 'TW';
  return NEAREST[upper] ?? (upper.length > 2 ? nearestLanguage(upper.slice(0, 2)) : undefined);
}

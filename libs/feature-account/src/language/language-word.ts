import type { Language } from '@lobby/core';

/**
 * Label of the language button, by language code. Not in a label file: headers of the first screen
 * show it before this library's labels are loaded.
 */
export const LANGUAGE_WORD = {
  VI: 'Ngôn ngữ',
  EN: 'Language',
  CN: '语言',
  TW: '語言',
  JA: '言語',
  TH: 'ภาษา',
  PT: 'Idioma',
} as const satisfies Record<Language, string>;

/** Short sign of each language, in its own script. */
export const LANGUAGE_SIGN = {
  VI: 'VI',
  EN: 'EN',
  CN: '简',
  TW: '繁',
  JA: '日',
  TH: 'ไทย',
  PT: 'PT',
} as const satisfies Record<Language, string>;

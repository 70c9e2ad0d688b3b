import type { Language } from '@lobby/core';

/**
 * The word on the way out of a language one cannot read. Not in a catalogue: headers show it on the
 * first screen, before the words of this library are loaded.
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

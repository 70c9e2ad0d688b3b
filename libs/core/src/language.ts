/** The seven shipped languages, in the order of the language picker (D1 §1). */
export const LANGUAGES = ['VI', 'EN', 'CN', 'TW', 'JA', 'TH', 'PT'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Name of each language in that language. */
export const LANGUAGE_NAMES = {
  VI: 'Tiếng Việt',
  EN: 'English',
  CN: '简体中文',
  TW: '繁體中文',
  JA: '日本語',
  TH: 'ไทย',
  PT: 'Português (Brasil)',
} as const satisfies Record<Language, string>;

/** BCP 47 tag for `lang` and Intl. Thai sets the calendar and digits, which default to Buddhist dates. */
export const LOCALES = {
  VI: 'vi',
  EN: 'en',
  CN: 'zh-Hans-CN',
  TW: 'zh-Hant-TW',
  JA: 'ja',
  TH: 'th-u-ca-gregory-nu-latn',
  PT: 'pt-BR',
} as const satisfies Record<Language, string>;

/** Whether a value is the code of a shipped language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

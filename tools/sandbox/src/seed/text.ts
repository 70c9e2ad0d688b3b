import type { Language } from '../brands/brands';

/** Title and body; `{brand}` is replaced with the brand's name. */
export type SeedText = readonly [title: string, content: string];

export type LocalisedText = Readonly<Record<Language, SeedText>>;

/** Text in all seven languages, in the order of the language picker. */
export function inAllLanguages(
  ...[VI, EN, CN, TW, JA, TH, PT]: readonly [
    VI: SeedText,
    EN: SeedText,
    CN: SeedText,
    TW: SeedText,
    JA: SeedText,
    TH: SeedText,
    PT: SeedText,
  ]
): LocalisedText {
  return { VI, EN, CN, TW, JA, TH, PT };
}

/** Storage format: JSON by language, with the brand's name filled in. */
export function storedText(
  texts: LocalisedText,
  brandName: string,
  languages: readonly Language[],
): string {
  const fill = (text: string) => text.replaceAll('{brand}', brandName);
  const entries = languages.map((language) => {
    const [title, content] = texts[language];
    return [language, { title: fill(title), content: fill(content) }] as const;
  });
  return JSON.stringify(Object.fromEntries(entries));
}

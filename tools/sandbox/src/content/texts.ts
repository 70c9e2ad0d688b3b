import { LANGUAGES, type Language } from '../brands/brands';
import { parsedOnce } from '../database/parsed';

/** Something said in some languages, stored as JSON. */
export type ByLanguage<T> = Partial<Record<Language, T>>;

/** What is stored for this language, else English, else whatever there is. */
export function inLanguage<T>(texts: ByLanguage<T>, language: Language): T | undefined {
  return texts[language] ?? texts.EN ?? LANGUAGES.map((code) => texts[code]).find(Boolean);
}

/** Reads texts this project wrote itself. */
export function storedTexts<T>(json: string): ByLanguage<T> {
  return parsedOnce<ByLanguage<T>>(json);
}

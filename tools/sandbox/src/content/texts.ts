import { LANGUAGES, type Language } from '../brands/brands';
import { parsedOnce } from '../database/parsed';

/** Texts in some languages, stored as JSON. */
export type ByLanguage<T> = Partial<Record<Language, T>>;

/** Text in this language, else English, else any. */
export function inLanguage<T>(texts: ByLanguage<T>, language: Language): T | undefined {
  return texts[language] ?? texts.EN ?? LANGUAGES.map((code) => texts[code]).find(Boolean);
}

/** Parses texts written by this project. */
export function storedTexts<T>(json: string): ByLanguage<T> {
  return parsedOnce<ByLanguage<T>>(json);
}

import { LOCALES, type Language } from '@lobby/core';

/** A place as the status tells it (D1 §7): a country's code by its name in the language, any other text, such as an address, as it is. */
export function placeName(location: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(location)) return location;
  try {
    return new Intl.DisplayNames([LOCALES[language]], { type: 'region' }).of(location) ?? location;
  } catch {
    return location;
  }
}

import { LOCALES, type Language } from '@lobby/core';

/** Returns the name of a country code in the language; any other location, such as an IP address, unchanged (D1 §7). */
export function countryName(location: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(location)) return location;
  try {
    return new Intl.DisplayNames([LOCALES[language]], { type: 'region' }).of(location) ?? location;
  } catch {
    return location;
  }
}

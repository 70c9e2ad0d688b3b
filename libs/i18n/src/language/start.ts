import { readStored, type Brand, type Language } from '@lobby/core';
import i18next from 'i18next';
import { currentLanguage, loadLabels, localeOf, startEngine } from '../engine';

/** Returns the user's stored choice if the brand offers it, else the brand's default; ignores the browser's language. */
function initialLanguage(brand: Brand): Language {
  const chosen = readStored('language');
  return chosen && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage;
}

/** Sets `lang` only if it differs, because a change makes the browser restyle the whole page. */
export function setDocumentLanguage(): void {
  const lang = localeOf(currentLanguage());
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
}

/** Initializes labels of a brand: `common` and the first screen's namespaces. Rejects if a catalogue fails to load. */
export async function startI18n(brand: Brand, namespaces: readonly string[]): Promise<void> {
  const started = startEngine(brand, initialLanguage(brand), ['common', ...namespaces]);
  setDocumentLanguage();
  await started;
}

/** Loads a chunk and its namespaces in parallel. Rejects if either fails to load. */
export async function withLabels<M>(
  namespaces: readonly string[],
  load: () => Promise<M>,
): Promise<M> {
  const [screen] = await Promise.all([load(), loadLabels(namespaces)]);
  return screen;
}

/** Calls `listener` after each language change. Returns the unsubscribe function. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  let last = currentLanguage();
  const onChanged = () => {
    const language = currentLanguage();
    if (language === last) return;
    last = language;
    listener(language);
  };
  i18next.on('languageChanged', onChanged);
  return () => i18next.off('languageChanged', onChanged);
}

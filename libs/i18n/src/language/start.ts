import { readStored, writeStored, type Brand, type Language } from '@lobby/core';
import i18next from 'i18next';
import { currentLanguage, loadLabels, localeOf, startEngine, switchLanguage } from '../engine';

/** What the person chose, else the brand's default: a brand is of a place, a browser's language is not. */
export function initialLanguage(brand: Brand): Language {
  const chosen = readStored('language');
  return chosen && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage;
}

function showLanguage(): void {
  document.documentElement.lang = localeOf(currentLanguage());
}

/** Starts labels for a brand with the namespaces of the first screen. */
export async function startI18n(brand: Brand, namespaces: readonly string[]): Promise<void> {
  const started = startEngine(brand, initialLanguage(brand), ['common', ...namespaces]);
  showLanguage();
  await started;
}

/** Loads a screen's chunk and its labels side by side. */
export async function withLabels<M>(
  namespaces: readonly string[],
  load: () => Promise<M>,
): Promise<M> {
  const [screen] = await Promise.all([load(), loadLabels(namespaces)]);
  return screen;
}

/** Changes the language of everything shown, without a reload: what is typed stays. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored('language', language);
  await switchLanguage(language);
  showLanguage();
}

/** Calls back after every change of language; answers a function that stops. */
export function onLanguageChange(listen: (language: Language) => void): () => void {
  let last = currentLanguage();
  const look = () => {
    const language = currentLanguage();
    if (language === last) return;
    last = language;
    listen(language);
  };
  i18next.on('languageChanged', look);
  return () => i18next.off('languageChanged', look);
}

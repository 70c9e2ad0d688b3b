import { LOCALES, readStored, writeStored, type Brand, type Language } from '@lobby/core';
import { commonLabels } from '../labels/common';
import { registerLabels } from '../labels/registry';
import {
  labelState,
  loadLabels,
  startStore,
  subscribeLabels,
  switchLanguage,
} from '../labels/store';

/** What the person chose, else the brand's default: a brand is of a place, a browser's language is not. */
export function initialLanguage(brand: Brand): Language {
  const chosen = readStored('language');
  return chosen && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage;
}

function showLanguage(language: Language): void {
  document.documentElement.lang = LOCALES[language].replace(/-u-.*/, '');
}

/** Starts labels for a brand with the namespaces of the first screen. */
export async function startI18n(brand: Brand, namespaces: readonly string[]): Promise<void> {
  registerLabels('common', commonLabels);
  const language = initialLanguage(brand);
  showLanguage(language);
  await startStore(brand, language, ['common', ...namespaces]);
}

/** Loads a screen's chunk and its labels side by side. */
export async function withLabels<M>(
  namespaces: readonly string[],
  load: () => Promise<M>,
): Promise<M> {
  const [screen] = await Promise.all([load(), loadLabels(namespaces)]);
  return screen;
}

/** The language in force. */
export function currentLanguage(): Language {
  return labelState().language;
}

/** Changes the language of everything shown, without a reload: what is typed stays. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored('language', language);
  if (await switchLanguage(language)) showLanguage(language);
}

/** Calls back after every change of language; answers a function that stops. */
export function onLanguageChange(listen: (language: Language) => void): () => void {
  let last = currentLanguage();
  return subscribeLabels(() => {
    const { language } = labelState();
    if (language === last) return;
    last = language;
    listen(language);
  });
}

import { LOCALES, readStored, writeStored, type Brand, type Language } from '@lobby/core';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonLabels } from '../labels/common';
import { labelNamespaces, loadCatalogue, registerLabels } from '../labels/registry';
import { nearestLanguage } from './language-codes';

/** The shared catalogue with the brand's words over it (decision 5). */
function backend(brand: Brand): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: async (language: string, namespace: string) => {
      const code = language as Language;
      const shared = await loadCatalogue(namespace, code);
      const prefix = `${namespace}:`;
      const own = Object.entries(brand.labels[code] ?? {})
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, text]) => [key.slice(prefix.length), text]);
      return { ...shared, ...Object.fromEntries(own) };
    },
  };
}

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
  await i18next
    .use(backend(brand))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...brand.languages],
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      keySeparator: false,
      cleanCode: false,
      lowerCaseLng: false,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** Loads namespaces a screen is about to show, in the language in force. */
export async function loadLabels(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
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
  return nearestLanguage(i18next.resolvedLanguage ?? i18next.language) ?? 'VI';
}

/** Changes the language of everything shown, without a reload: what is typed stays. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored('language', language);
  await i18next.changeLanguage(language);
  showLanguage(language);
}

/** Calls back after every change of language; answers a function that stops. */
export function onLanguageChange(listen: (language: Language) => void): () => void {
  const tell = () => listen(currentLanguage());
  i18next.on('languageChanged', tell);
  return () => i18next.off('languageChanged', tell);
}

export { labelNamespaces };

import { LOCALES, type Brand, type Language } from '@lobby/core';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pageCatalogue } from './labels/page-catalogues';
import { fetchCatalogue, type Catalogue } from './labels/registry';
import './labels';

/** Types of keys; each library adds its namespaces to `ResourceNamespaceMap`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    nsSeparator: ':';
  }
}

i18next.use(initReactI18next);

let brandLabels: Brand['labels'] = {};
let activeLanguage: Language = 'VI';

export const currentLanguage = (): Language => activeLanguage;

/** Returns the BCP 47 tag of a language without extensions, for i18next and `lang`. */
export const localeOf = (language: Language) => LOCALES[language].replace(/-u-.*/, '');

/** Loads a catalogue and applies the brand's overrides (decision 5). */
async function loadCatalogue(language: Language, namespace: string): Promise<Catalogue> {
  const shared = pageCatalogue(namespace, language) ?? (await fetchCatalogue(language, namespace));
  const prefix = `${namespace}:`;
  const overrides = Object.entries(brandLabels[language] ?? {})
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text]);
  return { ...shared, ...Object.fromEntries(overrides) };
}

/** Whether a namespace is loaded in the current language. */
export const hasLabels = (namespace: string) =>
  i18next.hasResourceBundle(localeOf(activeLanguage), namespace);

/** Calls `listener` after each loaded namespace. Returns a function that unsubscribes. */
export function onLabelsLoaded(listener: () => void): () => void {
  const { store } = i18next;
  store.on('added', listener);
  return () => store.off('added', listener);
}

/** Namespaces loaded in the current language. */
const loadedNamespaces = () =>
  Object.keys(i18next.getDataByLanguage(localeOf(activeLanguage)) ?? {});

/** Returns the text of a loaded label by `namespace:key`, outside components. */
export const labelOf = (key: string): string => String(i18next.t(key as never));

async function load(language: Language, namespaces: readonly string[]): Promise<void> {
  const locale = localeOf(language);
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(locale, name));
  await Promise.all(
    missing.map(async (name) => {
      i18next.addResourceBundle(locale, name, await loadCatalogue(language, name));
    }),
  );
}

/** Initializes i18next with the first screen's namespaces. Rejects if a catalogue fails to load. */
export async function startEngine(
  brand: Brand,
  language: Language,
  namespaces: readonly string[],
): Promise<void> {
  brandLabels = brand.labels;
  activeLanguage = language;
  const locale = localeOf(language);
  const catalogues = await Promise.all(
    namespaces.map(async (name) => [name, await loadCatalogue(language, name)] as const),
  );
  await i18next.init({
    lng: locale,
    // Complete before the first render: a backend would treat a failed namespace as loaded and show keys.
    resources: { [locale]: Object.fromEntries(catalogues) },
    ns: [],
    defaultNS: 'common',
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => {
      const [namespace = ''] = key.split(':');
      const remedy = hasLabels(namespace)
        ? ''
        : `: list "${namespace}" in the labels of the screen's route`;
      console.error(`missing label ${key}${remedy}`);
      return key;
    },
    react: { useSuspense: false },
  });
}

/** Loads missing namespaces in the current language. Rejects if a catalogue fails to load; the next call retries. */
export async function loadLabels(namespaces: readonly string[]): Promise<void> {
  const language = activeLanguage;
  await load(language, namespaces);
  if (language !== activeLanguage) await loadLabels(namespaces);
}

let lastChange = 0;

/**
 * Preloads all namespaces in use in another language, including those added meanwhile, so that a switch to it needs
 * no request. Rejects if a catalogue fails to load.
 */
export async function loadLanguage(language: Language): Promise<void> {
  const namespaces = loadedNamespaces();
  await load(language, namespaces);
  if (loadedNamespaces().length > namespaces.length) await loadLanguage(language);
}

/**
 * Loads all namespaces in use in another language, then switches. The last of concurrent calls wins: returns
 * whether this call took effect. Rejects and keeps the language if a catalogue fails to load.
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  const change = ++lastChange;
  await loadLanguage(language);
  if (change !== lastChange) return false;
  activeLanguage = language;
  await i18next.changeLanguage(localeOf(language));
  return true;
}

import { LOCALES, type Brand, type Language } from '@lobby/core';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pageCatalogue } from './labels/page-catalogues';
import { fetchCatalogue, type Catalogue } from './labels/registry';
import './labels';

/** How keys are typed; a library adds its namespaces to `ResourceNamespaceMap`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    nsSeparator: ':';
  }
}

i18next.use(initReactI18next);

let brandLabels: Brand['labels'] = {};
let inForce: Language = 'VI';

/** The language in force. */
export const currentLanguage = (): Language => inForce;

/** As i18next and `Intl.PluralRules` name a language. */
export const localeOf = (language: Language) => LOCALES[language].replace(/-u-.*/, '');

/** A catalogue with the brand's words over the shared ones (decision 5). */
async function readCatalogue(language: Language, namespace: string): Promise<Catalogue> {
  const shared = pageCatalogue(namespace, language) ?? (await fetchCatalogue(language, namespace));
  const prefix = `${namespace}:`;
  const own = Object.entries(brandLabels[language] ?? {})
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text]);
  return { ...shared, ...Object.fromEntries(own) };
}

/** Whether a namespace is there in the language in force. */
export const hasLabels = (namespace: string) =>
  i18next.hasResourceBundle(localeOf(inForce), namespace);

/** Calls back after every namespace that arrives; answers a function that stops. */
export function onLabelsLoaded(listen: () => void): () => void {
  const { store } = i18next;
  store.on('added', listen);
  return () => store.off('added', listen);
}

/** Namespaces in use. */
const loadedNamespaces = () => Object.keys(i18next.getDataByLanguage(localeOf(inForce)) ?? {});

async function load(language: Language, namespaces: readonly string[]): Promise<void> {
  const locale = localeOf(language);
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(locale, name));
  await Promise.all(
    missing.map(async (name) => {
      i18next.addResourceBundle(locale, name, await readCatalogue(language, name));
    }),
  );
}

/**
 * Starts i18next anew with a brand, a language and the namespaces of the first screen.
 * Rejects where a catalogue does not arrive.
 */
export async function startEngine(
  brand: Brand,
  language: Language,
  namespaces: readonly string[],
): Promise<void> {
  brandLabels = brand.labels;
  inForce = language;
  await i18next.init({
    lng: localeOf(language),
    // Catalogues are added by `load`: a backend counts one that failed as there, and keys would show.
    resources: {},
    ns: [],
    defaultNS: 'common',
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => {
      console.error(`no label ${key}`);
      return key;
    },
    react: { useSuspense: false },
  });
  await load(language, namespaces);
}

/** Loads namespaces that are not there yet. Rejects where a catalogue does not arrive; the next call tries again. */
export async function loadLabels(namespaces: readonly string[]): Promise<void> {
  const language = inForce;
  await load(language, namespaces);
  if (language !== inForce) await loadLabels(namespaces);
}

let changes = 0;

/** Loads in a language what is in use, and what came into use meanwhile. */
async function loadAll(language: Language): Promise<void> {
  const namespaces = loadedNamespaces();
  await load(language, namespaces);
  if (loadedNamespaces().length > namespaces.length) await loadAll(language);
}

/**
 * Changes the language of all that is loaded at once; of two changes in a row the last one counts.
 * Rejects, and changes nothing, where a catalogue does not arrive.
 */
export async function switchLanguage(language: Language): Promise<void> {
  const mine = ++changes;
  await loadAll(language);
  if (mine !== changes) return;
  inForce = language;
  await i18next.changeLanguage(localeOf(language));
}

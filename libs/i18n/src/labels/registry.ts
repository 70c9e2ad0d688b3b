import type { Language } from '@lobby/core';
import { pageCatalogue } from './page-catalogues';

/**
 * Namespaces and their keys, for typed `t()`. Each library adds its own:
 * `declare module '@lobby/i18n' { interface Labels { games: typeof import('./labels/en.json') } }`
 */
export interface Labels {
  common: typeof import('./en.json');
}

/** Texts of one namespace in one language. */
export type Catalogue = Readonly<Record<string, string>>;

/** Loads one catalogue; each language is a chunk of its own. */
export type CatalogueLoader = (language: Language) => Promise<{ default: Catalogue }>;

const loaders = new Map<string, CatalogueLoader>();

/** Makes a library's labels known; called by the shell for every library it places. */
export function registerLabels(namespace: string, load: CatalogueLoader): void {
  loaders.set(namespace, load);
}

/** A catalogue as its library has it; the page's HTML may hold less. */
export async function loadWholeCatalogue(
  namespace: string,
  language: Language,
): Promise<Catalogue> {
  const load = loaders.get(namespace);
  if (!load) throw new Error(`no labels are registered as "${namespace}"`);
  return (await load(language)).default;
}

/** A catalogue for the first view: the page's where it holds one. */
export async function loadCatalogue(namespace: string, language: Language): Promise<Catalogue> {
  return pageCatalogue(namespace, language) ?? loadWholeCatalogue(namespace, language);
}

/** The loader of a folder of `vi.json`, `en.json`, … taken in by `import.meta.glob`. */
export function catalogues(files: Record<string, () => Promise<unknown>>): CatalogueLoader {
  return async (language) => {
    const load = files[`./labels/${language.toLowerCase()}.json`];
    if (!load) throw new Error(`no labels in ${language}`);
    return (await load()) as { default: Catalogue };
  };
}

import type { Brand, Language } from '@lobby/core';
import { loadCatalogue, type Catalogue } from './registry';

/**
 * The catalogues in use and the language in force. Plain labels are a look-up and some names filled
 * in: this is all the first view needs. Labels with counts or markup go through `RichLabel`.
 */
export interface LabelState {
  language: Language;
  brandLabels: Brand['labels'];
  /** By namespace, in the language in force. */
  catalogues: ReadonlyMap<string, Catalogue>;
}

let state: LabelState = { language: 'VI', brandLabels: {}, catalogues: new Map() };
const listeners = new Set<() => void>();

export const labelState = () => state;

export function subscribeLabels(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Partial<LabelState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** The shared catalogue with the brand's words over it (decision 5). */
async function mergedCatalogue(
  namespace: string,
  language: Language,
  brandLabels: Brand['labels'],
  load: typeof loadCatalogue,
) {
  const shared = await load(namespace, language);
  const prefix = `${namespace}:`;
  const own = Object.entries(brandLabels[language] ?? {})
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text]);
  return [namespace, { ...shared, ...Object.fromEntries(own) }] as const;
}

async function loadAll(
  namespaces: Iterable<string>,
  language: Language,
  brandLabels: Brand['labels'],
  load = loadCatalogue,
) {
  return new Map(
    await Promise.all(
      [...namespaces].map((name) => mergedCatalogue(name, language, brandLabels, load)),
    ),
  );
}

/** Starts over with a brand, a language and the namespaces of the first screen. */
export async function startStore(
  brand: Brand,
  language: Language,
  namespaces: readonly string[],
): Promise<void> {
  show({
    language,
    brandLabels: brand.labels,
    catalogues: await loadAll(namespaces, language, brand.labels),
  });
}

/** Loads namespaces that are not there yet; with `loadWholeCatalogue` those too that came in part. */
export async function loadLabels(
  namespaces: readonly string[],
  load = loadCatalogue,
): Promise<void> {
  const missing =
    load === loadCatalogue ? namespaces.filter((name) => !state.catalogues.has(name)) : namespaces;
  if (missing.length === 0) return;
  const { language } = state;
  const loaded = await loadAll(missing, language, state.brandLabels, load);
  if (language === state.language) show({ catalogues: new Map([...state.catalogues, ...loaded]) });
  else await loadLabels(namespaces, load);
}

let wanted = 0;

/** Changes the language of everything loaded at once; of two changes in a row the last one counts. */
export async function switchLanguage(language: Language): Promise<boolean> {
  const mine = ++wanted;
  const loaded = await loadAll(state.catalogues.keys(), language, state.brandLabels);
  if (mine !== wanted) return false;
  show({ language, catalogues: loaded });
  return true;
}

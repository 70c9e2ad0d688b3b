import type { Language } from '@lobby/core';
import * as z from 'zod/mini';

/** Texts of one namespace in one language: flat keys, plural forms as `key_one`, `key_other`. */
export const catalogue = z.record(z.string(), z.string());

/** Texts of one namespace in one language. */
export type Catalogue = z.infer<typeof catalogue>;

/** Module of a JSON file. */
const catalogueModule = z.object({ default: catalogue });

type Load = () => Promise<unknown>;

type Files = Readonly<Record<string, Load>>;

/** Registered catalogues, last registered first. */
const libraries: Files[] = [];

/**
 * Registers a library's catalogues, which load lazily. Call it in the library's `labels.ts` with a glob of
 * `./labels/<language>/<namespace>.json`; a brand's build loads them in bundles (`tools/vite/label-bundles.ts`).
 */
export function registerLabels(files: Files): void {
  libraries.unshift(files);
}

/** Loads a catalogue. Rejects if it is not registered, fails to load or is invalid. */
export async function fetchCatalogue(language: Language, namespace: string): Promise<Catalogue> {
  const path = `./labels/${language.toLowerCase()}/${namespace}.json`;
  const load = libraries.find((files) => Object.hasOwn(files, path))?.[path];
  if (!load) throw new Error(`no catalogue "${namespace}" in ${language}`);
  return z.parse(catalogueModule, await load()).default;
}

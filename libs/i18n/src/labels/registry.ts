import type { Language } from '@lobby/core';
import * as z from 'zod/mini';

/** Texts of one namespace in one language: flat keys, plural forms as `key_one`, `key_other`. */
export const catalogue = z.record(z.string(), z.string());

/** Texts of one namespace in one language. */
export type Catalogue = z.infer<typeof catalogue>;

/** Module of a JSON file. */
const catalogueModule = z.object({ default: catalogue });

type Load = () => Promise<unknown>;

const loaders = new Map<string, Load>();

const FILE_PATH = /([a-z]+)\/([\w-]+)\.json$/;

/**
 * Registers a library's catalogues, each loaded as a chunk of its own. Call it in the library's `labels.ts`
 * with a glob of `./labels/<language>/<namespace>.json`.
 */
export function registerLabels(files: Readonly<Record<string, Load>>): void {
  for (const [path, load] of Object.entries(files)) {
    const [, language, namespace] = FILE_PATH.exec(path) ?? [];
    loaders.set(`${language}/${namespace}`, load);
  }
}

/** Loads a catalogue. Rejects if it is not registered, does not load or is not valid. */
export async function fetchCatalogue(language: Language, namespace: string): Promise<Catalogue> {
  const load = loaders.get(`${language.toLowerCase()}/${namespace}`);
  if (!load) throw new Error(`no labels "${namespace}" in ${language}`);
  return z.parse(catalogueModule, await load()).default;
}

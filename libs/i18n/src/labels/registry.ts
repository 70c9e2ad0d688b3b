import type { Language } from '@lobby/core';
import * as z from 'zod/mini';

/** Texts of one namespace in one language: flat keys, plural forms as `key_one`, `key_other`. */
export const catalogue = z.record(z.string(), z.string());

export type Catalogue = z.infer<typeof catalogue>;

/** A JSON file as a module. */
const file = z.object({ default: catalogue });

type Load = () => Promise<unknown>;

const loaders = new Map<string, Load>();

const FILE = /([a-z]+)\/([\w-]+)\.json$/;

/**
 * Makes a library's catalogues known, each a chunk of its own. Every library with labels has this in its
 * `labels.ts`, over all of `./labels/<language>/<namespace>.json`.
 */
export function registerLabels(files: Readonly<Record<string, Load>>): void {
  for (const [path, load] of Object.entries(files)) {
    const [, language, namespace] = FILE.exec(path) ?? [];
    loaders.set(`${language}/${namespace}`, load);
  }
}

/** Fetches a catalogue. Throws where no library registered it, and where its chunk does not arrive. */
export async function fetchCatalogue(language: Language, namespace: string): Promise<Catalogue> {
  const load = loaders.get(`${language.toLowerCase()}/${namespace}`);
  if (!load) throw new Error(`no labels "${namespace}" in ${language}`);
  return z.parse(file, await load()).default;
}

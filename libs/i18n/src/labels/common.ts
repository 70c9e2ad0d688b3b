import type { CatalogueLoader } from './registry';
import type { Catalogue } from './registry';

const files = import.meta.glob<{ default: Catalogue }>('./*.json');

/** Words every screen shares: actions, waits, errors. */
export const commonLabels: CatalogueLoader = async (language) => {
  const load = files[`./${language.toLowerCase()}.json`];
  if (!load) throw new Error(`no labels in ${language}`);
  return load();
};

import { isLanguage, type Language } from '@lobby/core';
import * as z from 'zod/mini';
import { catalogue, type Catalogue } from './registry';

/** Catalogues of the brand's default language, inlined in the page's HTML to save requests. */
const pageLabels = z.object({
  language: z.string(),
  catalogues: z.record(z.string(), catalogue),
});

/** Id of the script element with the catalogues as JSON. */
const ELEMENT_ID = 'labels';

interface PageCatalogues {
  language: Language;
  catalogues: Readonly<Record<string, Catalogue>>;
}

function read(): PageCatalogues | undefined {
  // During publishing there is no document with inlined labels.
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return undefined;
  try {
    const { language, catalogues } = z.parse(pageLabels, JSON.parse(text));
    return isLanguage(language) ? { language, catalogues } : undefined;
  } catch {
    return undefined;
  }
}

let cache: { page: PageCatalogues | undefined } | undefined;

/** Returns an inlined catalogue; undefined if the page has no valid one for the language. */
export function pageCatalogue(namespace: string, language: Language): Catalogue | undefined {
  cache ??= { page: read() };
  return cache.page?.language === language ? cache.page.catalogues[namespace] : undefined;
}

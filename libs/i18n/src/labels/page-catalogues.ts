import { isLanguage, type Language } from '@lobby/core';
import * as z from 'zod/mini';
import { catalogue, type Catalogue } from './registry';

/** Catalogues of the brand's own language that stand in the page's HTML: no request for the first words. */
const pageLabels = z.object({
  language: z.string(),
  catalogues: z.record(z.string(), catalogue),
});

/** Element of the page that holds them, as JSON. */
const ELEMENT_ID = 'labels';

interface PageCatalogues {
  language: Language;
  catalogues: Readonly<Record<string, Catalogue>>;
}

function read(): PageCatalogues | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return undefined;
  try {
    const { language, catalogues } = z.parse(pageLabels, JSON.parse(text));
    return isLanguage(language) ? { language, catalogues } : undefined;
  } catch {
    return undefined;
  }
}

let known: { page: PageCatalogues | undefined } | undefined;

/** A catalogue that came with the page. */
export function pageCatalogue(namespace: string, language: Language): Catalogue | undefined {
  known ??= { page: read() };
  return known.page?.language === language ? known.page.catalogues[namespace] : undefined;
}

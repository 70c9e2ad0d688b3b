import type { Brand, Language } from '@lobby/core';
import { DESCRIPTIONS } from './descriptions.data.ts';

/** The page to describe. */
interface DescribedPage {
  brand: Pick<Brand, 'name' | 'jurisdiction'>;
  language: Language;
  /** Published path, with its search. */
  path: string;
  /** Title of the screen, without the brand's name. */
  title: string;
}

/** Returns the description of a page for search engines, as plain text; undefined if it has none. */
export function descriptionOf({ brand, language, path, title }: DescribedPage): string | undefined {
  return DESCRIPTIONS[path]?.[language]
    .replace('{brand}', () => brand.name)
    .replace('{age}', String(brand.jurisdiction.minAge))
    .replace('{title}', () => title);
}

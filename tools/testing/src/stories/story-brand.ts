import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { isLanguage, type Brand, type Language } from '@lobby/core';

declare global {
  /** Brand of a Vitest run of the stories; overrides the toolbar. */
  var lobbyStoryBrand: string | undefined;
  /** Its language. */
  var lobbyStoryLanguage: string | undefined;
}

const BRANDS = [aurora, jade, ember];

/** Toolbar values. */
export type Globals = Readonly<Record<string, unknown>>;

/** Brand of a story. */
export function storyBrand(globals: Globals): Brand {
  const wanted = globalThis.lobbyStoryBrand ?? globals['brand'];
  return BRANDS.find(({ code }) => code === wanted) ?? aurora;
}

/** Language of a story. */
export function storyLanguage(globals: Globals): Language {
  const wanted = globalThis.lobbyStoryLanguage ?? globals['language'];
  return isLanguage(wanted) ? wanted : 'VI';
}

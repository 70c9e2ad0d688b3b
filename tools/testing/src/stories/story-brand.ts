import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import type { Brand } from '@lobby/core';

declare global {
  /** The brand a test run of the stories looks at, whatever the toolbar says. */
  var lobbyStoryBrand: string | undefined;
}

const BRANDS = [aurora, jade, ember];

/** What the toolbar says. */
export type Globals = Readonly<Record<string, unknown>>;

/** The brand a story is looked at in. */
export function storyBrand(globals: Globals): Brand {
  const wanted = globalThis.lobbyStoryBrand ?? globals['brand'];
  return BRANDS.find(({ code }) => code === wanted) ?? aurora;
}

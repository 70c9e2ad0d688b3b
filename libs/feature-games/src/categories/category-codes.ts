import {
  FIRST_CODES,
  GAME_CATEGORIES,
  type AnsweredCategory,
  type GameCategory,
  type VendorGroup,
} from '@lobby/api-client';
import { onceBy } from '@lobby/feature-kit';

/** Categories that are listed under another one (D2 §2, §9). */
const LISTED_AS: Readonly<Partial<Record<AnsweredCategory, GameCategory>>> = {
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
};

/** Category whose list contains the games of a category. */
export const listedAs = <C extends AnsweredCategory>(category: C): C | GameCategory =>
  LISTED_AS[category] ?? category;

/** Whether a code is a category. */
const isGameCategory = (code: string): code is GameCategory =>
  GAME_CATEGORIES.some((category) => category === code);

/** Category of a platform code, aliases included (D2 §3, §9); undefined if unknown. */
export function categoryOfCode(code: string): GameCategory | undefined {
  if (isGameCategory(code)) return code;
  return Object.hasOwn(FIRST_CODES, code) ? FIRST_CODES[code] : undefined;
}

/**
 * Categories to choose from, with the platform's names, each once: two codes may map to one (D2 §3). Categories listed
 * under another one are part of it (D2 §9).
 */
export const categoryChoices = (groups: readonly VendorGroup[]) =>
  onceBy(groups, ({ category }) => category)
    .filter(({ category }) => listedAs(category) === category)
    .map(({ category, name }) => ({ value: category, label: name }));

import type { AnsweredCategory, GameCategory } from '@lobby/api-client';

/** Categories listed under another one (D2 §2, §9). */
const LISTED_AS: Readonly<Partial<Record<AnsweredCategory, GameCategory>>> = {
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
};

/** The category under whose list the games of a category are. */
export const listedAs = <C extends AnsweredCategory>(category: C): C | GameCategory =>
  LISTED_AS[category] ?? category;

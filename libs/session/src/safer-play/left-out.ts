import type { SaferPlayProfile } from '@lobby/core';
import { currentBrand } from '../session/brand';

/** Categories of games that a rule book leaves out, by the platform's codes; apart, as Home needs no more of the books. */
export const LEFT_OUT: Readonly<Record<SaferPlayProfile, readonly string[]>> = {
  strict: ['COCKFIGHT'],
  ukgc: ['COCKFIGHT'],
  mga: ['COCKFIGHT'],
  cga: [],
  pagcor: ['COCKFIGHT'],
};

/** Whether the running brand's rules let a game, or whatever is of a category of games, be offered and opened. */
export const isOffered = ({ category }: { category: string }): boolean =>
  !LEFT_OUT[currentBrand().jurisdiction.profile].includes(category);

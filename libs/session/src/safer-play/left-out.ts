import { LEFT_OUT } from '@lobby/api-client';
import { currentBrand } from '../session/brand';

/** Whether the running brand's rules let a game, or whatever is of a category of games, be offered and opened. */
export function isOffered({ category }: { category: string }): boolean {
  const leftOut: readonly string[] = LEFT_OUT[currentBrand().jurisdiction.profile];
  return !leftOut.includes(category);
}

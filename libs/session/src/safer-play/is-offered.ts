import { LEFT_OUT } from '@lobby/api-client';
import { currentBrand } from '../session/brand';

/** Whether the running brand's rules allow a game, or anything of a game category, to be offered and opened. */
export function isOffered({ category }: { category: string }): boolean {
  const excluded: readonly string[] = LEFT_OUT[currentBrand().jurisdiction.profile];
  return !excluded.includes(category);
}

import { currentBrand } from '../session/brand';
import { PROFILES, type ProfileRules } from './profiles';

/** The rules of safer play of the running brand. */
export const currentRules = (): ProfileRules => PROFILES[currentBrand().jurisdiction.profile];

/** Whether those rules let a game, or whatever is of a category of games, be offered and opened. */
export const isOffered = ({ category }: { category: string }): boolean =>
  !currentRules().withoutCategories.includes(category);

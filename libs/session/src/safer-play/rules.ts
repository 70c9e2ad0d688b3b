import { currentBrand } from '../session/brand';
import { PROFILES, type ProfileRules } from './profiles';

/** The rules of safer play of the running brand. */
export const currentRules = (): ProfileRules => PROFILES[currentBrand().jurisdiction.profile];

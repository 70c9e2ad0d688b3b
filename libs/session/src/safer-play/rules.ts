import { isFairUnder } from '@lobby/api-client';
import { currentBrand } from '../session/brand';
import { PROFILES, type ProfileRules } from './profiles';

/** The rules of safer play of the running brand. */
export const currentRules = (): ProfileRules => PROFILES[currentBrand().jurisdiction.profile];

/** Whether those rules allow a bonus with this wager multiple to be offered. */
export const isFairBonus = (terms: Parameters<typeof isFairUnder>[1]): boolean =>
  isFairUnder(currentRules(), terms);

import { isFairUnder } from '@lobby/api-client';
import { currentBrand } from '../session/brand';
import { PROFILES, type ProfileRules } from './profiles';

/** The rules of safer play of the running brand. */
export const currentRules = (): ProfileRules => PROFILES[currentBrand().jurisdiction.profile];

/** Whether those rules let a bonus be offered, by how many times it has to be staked. */
export const isFairBonus = (terms: Parameters<typeof isFairUnder>[1]): boolean =>
  isFairUnder(currentRules(), terms);

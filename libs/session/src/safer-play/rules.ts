import { currentBrand } from '../session/brand';
import { PROFILES, type ProfileRules } from './profiles';

/** The rules of safer play of the running brand. */
export const currentRules = (): ProfileRules => PROFILES[currentBrand().jurisdiction.profile];

/** What the terms of a bonus say of its stakes; absent where a bonus has none, or is a fixed sum. */
interface Wagering {
  wagerMultiple?: number | null | undefined;
  wagerBase?: string | null | undefined;
  bonusRate?: string | null | undefined;
}

/** How many times a bonus is staked: with its deposit, which is `1 / bonusRate` of it, that many times more. */
function timesStaked({ wagerMultiple, wagerBase, bonusRate }: Wagering): number {
  const together = wagerBase !== 'BONUS' && bonusRate != null;
  return (wagerMultiple ?? 0) * (together ? 1 + 1 / Number(bonusRate) : 1);
}

/** Whether those rules let a bonus be offered, by how many times it has to be staked. */
export const isFairBonus = (terms: Wagering): boolean =>
  timesStaked(terms) <= (currentRules().maxWagerMultiple ?? Infinity);

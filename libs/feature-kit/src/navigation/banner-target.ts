import type { BannerTarget } from '@lobby/api-client';
import { PATHS, safeUrl, vendorGamesPath, type SafeAddress } from '@lobby/core';

/** Address by kind of target. */
const ADDRESS_OF: Record<BannerTarget['kind'], (value: string) => string> = {
  link: (address) => address,
  promotion: (id) => `${PATHS.promotions}Detail?${new URLSearchParams({ id })}`,
  // `nodeId,vendor`: opens the list of the vendor's games.
  game: (value) => vendorGamesPath(value.split(',')[1] ?? ''),
};

/** Returns the checked address of a banner; refused if it has no target or an unsafe one. */
export function bannerTarget(target: BannerTarget | undefined): SafeAddress {
  if (!target) return { kind: 'refused' };
  return safeUrl('link', ADDRESS_OF[target.kind](target.value));
}

import type { BannerTarget } from '@lobby/api-client';
import { playPath, promotionPath, safeUrl, vendorGamesPath, type SafeAddress } from '@lobby/core';

/** Address by kind of target. */
const ADDRESS_OF: Record<BannerTarget['kind'], (value: string) => string> = {
  link: (address) => address,
  promotion: promotionPath,
  // `nodeId,vendor`; without `nodeId` the list of the vendor's games.
  game: (value) => {
    const [nodeId = '', vendorCode = ''] = value.split(',');
    return nodeId === '' ? vendorGamesPath(vendorCode) : playPath({ nodeId, vendorCode });
  },
};

/** Returns the checked address of a banner; refused if it has no target or an unsafe one. */
export function bannerTarget(target: BannerTarget | undefined): SafeAddress {
  if (!target) return { kind: 'refused' };
  return safeUrl('link', ADDRESS_OF[target.kind](target.value));
}

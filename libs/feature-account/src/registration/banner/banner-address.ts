import type { BannerTarget } from '@lobby/api-client';
import { PATHS, type SafeAddress } from '@lobby/core';
import { bannerTarget } from '@lobby/feature-kit';

/** Where a banner of this screen leads; a link to the screen itself is none. */
export function bannerAddress(target: BannerTarget | undefined): SafeAddress {
  const found = bannerTarget(target);
  return found.kind === 'inside' && found.path === PATHS.register ? { kind: 'refused' } : found;
}

import type { BannerTarget } from '@lobby/api-client';
import { PATHS, safeUrl, vendorGamesPath, type SafeAddress } from '@lobby/core';

/** The address each kind of banner names. */
const ADDRESS_OF: Record<BannerTarget['kind'], (value: string) => string> = {
  link: (address) => address,
  promotion: (id) => `${PATHS.promotions}Detail?${new URLSearchParams({ id })}`,
  // `nodeId,vendor`: the vendor's games, the one among them.
  game: (value) => vendorGamesPath(value.split(',')[1] ?? ''),
};

/** Where a banner leads: a page of ours, another site, or nowhere. */
export function bannerTarget(target: BannerTarget | undefined): SafeAddress {
  if (!target) return { kind: 'refused' };
  return safeUrl('link', ADDRESS_OF[target.kind](target.value), {
    pageOrigin: window.location.origin,
  });
}

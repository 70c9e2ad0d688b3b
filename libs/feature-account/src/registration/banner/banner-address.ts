import type { BannerTarget } from '@lobby/api-client';
import { PATHS, safeUrl, vendorGamesPath, type SafeAddress } from '@lobby/core';

/** The address each kind of banner names. */
const ADDRESS_OF: Record<BannerTarget['kind'], (value: string) => string> = {
  link: (address) => address,
  promotion: (id) => `${PATHS.promotions}Detail?${new URLSearchParams({ id })}`,
  // `nodeId,vendor`: the vendor's games, the one among them.
  game: (value) => vendorGamesPath(value.split(',')[1] ?? ''),
};

/** Where a banner leads: a page of ours, another site, or nowhere; a link to this very screen is none. */
export function bannerAddress(target: BannerTarget | undefined): SafeAddress {
  if (!target) return { kind: 'refused' };
  const here = window.location.origin;
  const found = safeUrl('link', ADDRESS_OF[target.kind](target.value), { here });
  return found.kind === 'inside' && found.path === PATHS.register ? { kind: 'refused' } : found;
}

import type { BannerTarget } from '@lobby/api-client';
import { PATHS, vendorGamesPath } from '@lobby/core';

/** Where each kind of banner leads on this site. Foreign addresses need the dialog that names their host. */
const LEADS_TO: Record<BannerTarget['kind'], (value: string) => string | undefined> = {
  link: (address) => (/^\/m\/(?!\/)/.test(address) ? address : undefined),
  promotion: (id) => `${PATHS.promotions}Detail?${new URLSearchParams({ id })}`,
  // `nodeId,vendor`: the vendor's games, the one among them.
  game: (value) => vendorGamesPath(value.split(',')[1] ?? ''),
};

/** The address of this site a banner leads to. */
export function bannerPath(target: BannerTarget | undefined): string | undefined {
  return target && LEADS_TO[target.kind](target.value);
}

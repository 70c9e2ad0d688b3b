import type { GameCategory, VendorGroup } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useLocation } from 'react-router-dom';
import type { PlayState } from '../open-game/play-address';
import { rememberPlayState } from '../open-game/play-state';
import { vendorPath } from './vendor-groups';

interface VendorLink {
  to: string;
  state?: PlayState;
  onClick?(): void;
}

type Vendor = Pick<VendorGroup['vendors'][number], 'code' | 'name'>;

/**
 * Returns a function for a vendor's link: to a list, or to its lobby, which returns here. A guest logs in before a
 * lobby (D2 §4).
 */
export function useVendorLink(): (category: GameCategory, vendor: Vendor) => VendorLink {
  const { pathname, search } = useLocation();
  return (category, { code, name }) => {
    const to = vendorPath(category, code);
    if (!to.startsWith(PATHS.play)) return { to };
    const state = { name, from: pathname + search };
    return { to, state, onClick: () => rememberPlayState(to, state) };
  };
}

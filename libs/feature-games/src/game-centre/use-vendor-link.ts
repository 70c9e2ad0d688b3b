import type { GameCategory, VendorGroup } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useLocation } from 'react-router-dom';
import { rememberPlay } from '../open-game/opened-game';
import type { PlayState } from '../open-game/play-address';
import { vendorPath } from './vendor-groups';

interface VendorLink {
  to: string;
  state?: PlayState;
  onClick?(): void;
}

type Vendor = Pick<VendorGroup['vendors'][number], 'code' | 'name'>;

/** Links to vendors: to a list, or to a lobby, which leads back here. A guest of a lobby logs in on the way (D2 §4). */
export function useVendorLink(): (category: GameCategory, vendor: Vendor) => VendorLink {
  const { pathname, search } = useLocation();
  return (category, { code, name }) => {
    const to = vendorPath(category, code);
    if (!to.startsWith(PATHS.play)) return { to };
    const state = { name, from: pathname + search };
    return { to, state, onClick: () => rememberPlay(to.slice(to.indexOf('?')), state) };
  };
}

import { leaveSite } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { useEffect } from 'react';
import type { GameLaunch } from './use-game-launch';

/** Whether the games of a vendor open in place of the page: its pages refuse a frame. */
export function opensOnTop(vendorCode: string): boolean {
  const { gamesOnTop } = currentBrand();
  return gamesOnTop === 'all' || gamesOnTop.includes(vendorCode);
}

/** Goes to a game that opens in place of the page, once it is launched; a step back leads to the list it came from. */
export function useTopWindow(launch: GameLaunch, onTop: boolean): void {
  const address = onTop && launch.step === 'ready' ? launch.address : undefined;
  useEffect(() => {
    if (address !== undefined) leaveSite({ href: address }, 'replace');
  }, [address]);
}

import { leaveSite, type Launch } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/** Whether a vendor's games replace the page, as they refuse to be framed. */
export function opensFullPage(vendorCode: string): boolean {
  const { fullPageVendors } = currentBrand();
  return fullPageVendors === 'all' || fullPageVendors.includes(vendorCode);
}

/** Navigates to a full-page game once launched, unless it is being left; back returns to the list. */
export function useFullPageGame(launch: Launch, fullPage: boolean): void {
  // The game stays mounted until the next screen has loaded.
  const stays = useNavigation().state === 'idle';
  const address = stays && fullPage && launch.step === 'ready' ? launch.address : undefined;
  useEffect(() => {
    if (address !== undefined) leaveSite({ href: address }, 'replace');
  }, [address]);
}

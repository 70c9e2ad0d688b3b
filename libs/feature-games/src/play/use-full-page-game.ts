import { leaveSite, type Launch } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { useEffect } from 'react';

/** Whether a vendor's games replace the page, as they refuse to be framed. */
export function opensFullPage(vendorCode: string): boolean {
  const { fullPageVendors } = currentBrand();
  return fullPageVendors === 'all' || fullPageVendors.includes(vendorCode);
}

/** Navigates to a full-page game once launched; back returns to the list. */
export function useFullPageGame(launch: Launch, fullPage: boolean): void {
  const address = fullPage && launch.step === 'ready' ? launch.address : undefined;
  useEffect(() => {
    if (address !== undefined) leaveSite({ href: address }, 'replace');
  }, [address]);
}

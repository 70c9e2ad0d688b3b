import type { Download } from '@lobby/api-client';
import type { mobileSystem } from '@lobby/core';

type MobileSystem = NonNullable<ReturnType<typeof mobileSystem>>;

/** Download kinds by mobile system, preferred first (D1 §3). */
const KINDS: Record<MobileSystem, readonly string[]> = {
  android: ['Android'],
  ios: ['IOS', 'MOBILECONFIG'],
};

/** Returns the download address of the app for a mobile system; undefined on a computer or if the platform has none. */
export function updateAddress(
  downloads: readonly Download[],
  system: MobileSystem | undefined,
): string | undefined {
  if (!system) return undefined;
  const addressOf = (kind: string) => downloads.find((download) => download.kind === kind)?.address;
  return KINDS[system].map(addressOf).find((address) => address !== undefined && address !== '');
}

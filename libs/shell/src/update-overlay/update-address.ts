import type { Download } from '@lobby/api-client';
import type { mobileSystem } from '@lobby/core';

type MobileSystem = NonNullable<ReturnType<typeof mobileSystem>>;

/** Kinds of downloads that suit a phone, the best first (D1 §3). */
const KINDS: Record<MobileSystem, readonly string[]> = {
  android: ['Android'],
  ios: ['IOS', 'MOBILECONFIG'],
};

/** Where this phone's app is downloaded; nothing on a computer, and where the platform names no place. */
export function updateAddress(
  downloads: readonly Download[],
  system: MobileSystem | undefined,
): string | undefined {
  if (!system) return undefined;
  const addressOf = (kind: string) => downloads.find((download) => download.kind === kind)?.address;
  return KINDS[system].map(addressOf).find((address) => address !== undefined && address !== '');
}

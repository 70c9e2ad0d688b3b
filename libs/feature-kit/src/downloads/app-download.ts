import type { Download } from '@lobby/api-client';
import type { mobileSystem } from '@lobby/core';

type MobileSystem = NonNullable<ReturnType<typeof mobileSystem>>;

/** Download kinds by mobile system, preferred first (D1 §3). */
const KINDS = {
  android: ['Android'],
  ios: ['IOS', 'MOBILECONFIG'],
} as const satisfies Record<MobileSystem, readonly string[]>;

/** Kind of a download of the app. */
export type AppDownloadKind = (typeof KINDS)[MobileSystem][number];

/** A download of the app. */
export interface AppDownload {
  kind: AppDownloadKind;
  address: string;
}

/** Returns the downloads of the app for a mobile system, preferred first; none for an unknown system. */
export function appDownloads(
  downloads: readonly Download[],
  system: MobileSystem | undefined,
): AppDownload[] {
  if (!system) return [];
  const addressOf = (kind: string) =>
    downloads.find((download) => download.kind === kind)?.address.trim() ?? '';
  return KINDS[system]
    .map((kind) => ({ kind, address: addressOf(kind) }))
    .filter(({ address }) => address !== '');
}

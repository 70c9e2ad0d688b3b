import type { Download } from '@lobby/api-client';
import {
  displayMode,
  iosVersion,
  isInAppBrowser,
  mobileSystem,
  registerMethod,
  safariVersion,
} from '@lobby/core';
import { appDownloads, type AppDownload } from './app-download';
import { OLDEST_IOS } from './oldest-ios';

/** Where the page runs, as far as it decides how the app is had. */
export interface AppPlace {
  system: 'ios' | 'android' | 'computer';
  /** A tab, an installed page (a web clip on iOS), or the merchant's app. */
  runsAs: 'tab' | 'installed' | 'app';
  /** A browser inside another app. */
  inApp: boolean;
  safari: boolean;
  /** iOS before 12.4, whose web clips are not supported (D1 §9). */
  old: boolean;
}

/** Where the page runs now. */
export function currentAppPlace(): AppPlace {
  const installed = displayMode() === 'standalone' ? 'installed' : 'tab';
  return {
    system: mobileSystem() ?? 'computer',
    runsAs: registerMethod() === 'APP' ? 'app' : installed,
    inApp: isInAppBrowser(),
    safari: safariVersion() !== undefined,
    old: (iosVersion() ?? OLDEST_IOS) < OLDEST_IOS,
  };
}

/** What can be downloaded for a system; a computer hands the file to a phone. */
export const offersAt = (
  system: AppPlace['system'],
  downloads: readonly Download[],
): AppDownload[] => appDownloads(downloads, system === 'computer' ? 'android' : system);

/** Address of the app's icon; undefined without one. */
export const appIcon = (downloads: readonly Download[]): string | undefined =>
  downloads.find(({ kind }) => kind === 'AppDownloadIcon')?.address.trim() || undefined;

/**
 * Whether the download bar has something to offer (D2 §4): not in the app, not in an installed page, but for a web clip
 * of a supported iOS where there is an app.
 */
export function hasDownloadBar(
  { system, runsAs, old }: AppPlace,
  downloads: readonly Download[],
): boolean {
  const offers = offersAt(system, downloads);
  if (runsAs === 'tab') return offers.length > 0;
  return runsAs === 'installed' && !old && offers.some(({ kind }) => kind === 'IOS');
}

/** Whether a download has to be begun in Safari, and this is another browser (D2 §4). */
export const needsSafari = ({ system, runsAs, safari }: AppPlace): boolean =>
  system === 'ios' && runsAs === 'tab' && !safari;

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

/** Where the page runs; decides how the app can be installed. */
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

/** Detects where the page runs. */
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

/** Downloads for a system; a computer gets Android's, to transfer to a phone. */
export const offersAt = (
  system: AppPlace['system'],
  downloads: readonly Download[],
): AppDownload[] => appDownloads(downloads, system === 'computer' ? 'android' : system);

/** Address of the app's icon; undefined without one. */
export const appIcon = (downloads: readonly Download[]): string | undefined =>
  downloads.find(({ kind }) => kind === 'AppDownloadIcon')?.address.trim() || undefined;

/**
 * Whether to show the download bar (D2 §4): in a tab with a download, or in a web clip of a supported iOS if there is an
 * app for iOS; never in the app.
 */
export function hasDownloadBar(
  { system, runsAs, old }: AppPlace,
  downloads: readonly Download[],
): boolean {
  const offers = offersAt(system, downloads);
  if (runsAs === 'tab') return offers.length > 0;
  return runsAs === 'installed' && !old && offers.some(({ kind }) => kind === 'IOS');
}

/** Whether downloads require Safari and this is another browser (D2 §4). */
export const needsSafari = ({ system, runsAs, safari }: AppPlace): boolean =>
  system === 'ios' && runsAs === 'tab' && !safari;

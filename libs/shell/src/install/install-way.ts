import { displayMode, registerMethod, safariVersion } from '@lobby/core';
import { OLDEST_IOS } from '@lobby/feature-kit';

/** How this page is added to the home screen: by the browser's prompt, or by the user in Safari's menu. */
export type InstallWay = 'browser' | 'safari';

const isRecentSafari = () => (safariVersion() ?? 0) >= OLDEST_IOS;

/**
 * Returns how this page can be installed; undefined in an installed page, in the merchant's app, and without support.
 */
export function installWay(offered: boolean): InstallWay | undefined {
  if (displayMode() === 'standalone' || registerMethod() === 'APP') return undefined;
  if (offered) return 'browser';
  return isRecentSafari() ? 'safari' : undefined;
}

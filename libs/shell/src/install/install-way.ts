import { displayMode, registerMethod, safariVersion } from '@lobby/core';
import { OLDEST_IOS } from '@lobby/feature-kit';

/** How this page gets to the home screen: the browser asks, or the person does it by Safari's menu. */
export type InstallWay = 'browser' | 'safari';

const isRecentSafari = () => (safariVersion() ?? 0) >= OLDEST_IOS;

/** How this page may be installed; undefined in an installed page, in the merchant's app, and where there is no way. */
export function installWay(offered: boolean): InstallWay | undefined {
  if (displayMode() === 'standalone' || registerMethod() === 'APP') return undefined;
  if (offered) return 'browser';
  return isRecentSafari() ? 'safari' : undefined;
}

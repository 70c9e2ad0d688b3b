import { randomId } from './random-id';
import { readStored, writeStored } from './storage/storage';

/** Whether the page runs in a browser tab or was started from the home screen. */
export type DisplayMode = 'browser' | 'standalone';

/** iOS before 16.4 supports only this, not the media query. */
const startedFromIosHome = () => 'standalone' in navigator && navigator.standalone === true;

/** Returns how the page runs. */
export function displayMode(): DisplayMode {
  const standalone = matchMedia('(display-mode: standalone)').matches || startedFromIosHome();
  return standalone ? 'standalone' : 'browser';
}

/** Added to the user agent by a merchant's own app. */
const MERCHANT_APP = /\bLobbyApp\//;

/** An iPad in desktop mode reports a Mac; only iPads have touch points. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Returns the system of a phone or tablet; undefined on a computer. */
export function mobileSystem(): 'android' | 'ios' | undefined {
  if (isIos()) return 'ios';
  return navigator.userAgent.includes('Android') ? 'android' : undefined;
}

/** Only Safari has its version in this form; other browsers of iOS and in-app browsers do not. */
const SAFARI = /\bVersion\/(\d+(?:\.\d+)?)\b.*\bSafari\//;

/** Returns the version of Safari on a phone or tablet; undefined in any other browser. */
export function safariVersion(): number | undefined {
  const [, version] = SAFARI.exec(navigator.userAgent) ?? [];
  return isIos() && version !== undefined ? Number(version) : undefined;
}

const IOS_VERSION = /\bOS (\d+)_(\d+)/;

/** Returns the version of iOS; undefined elsewhere, and on an iPad in desktop mode, whose user agent has none. */
export function iosVersion(): number | undefined {
  const [, whole, part] = IOS_VERSION.exec(navigator.userAgent) ?? [];
  return isIos() && whole !== undefined ? Number(`${whole}.${part}`) : undefined;
}

/** In-app browsers, by what they add to the user agent. */
const IN_APP =
  /FBA[NV]|Instagram|Line\/|MicroMessenger|Zalo|TikTok|Bytedance|musical_ly|Twitter|; wv\)/i;

/** Whether the page is in an in-app browser, which can neither download nor install. */
export const isInAppBrowser = (): boolean => IN_APP.test(navigator.userAgent);

/** Returns `registerMethod` of a registration (D1 §3): APP is a merchant's app, PWA and WEBCLIP are installed pages, H5 is a tab. */
export function registerMethod(): 'APP' | 'H5' | 'PWA' | 'WEBCLIP' {
  if (MERCHANT_APP.test(navigator.userAgent)) return 'APP';
  if (displayMode() === 'browser') return 'H5';
  return isIos() ? 'WEBCLIP' : 'PWA';
}

/** Returns the random identifier of this browser; creates and stores it once. */
export function deviceId(): string {
  const known = readStored('deviceId');
  if (known) return known;
  const created = randomId();
  writeStored('deviceId', created);
  return created;
}

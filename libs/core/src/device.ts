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

/** Only Safari names its version so; other browsers of iOS and those inside apps do not. */
const SAFARI = /\bVersion\/(\d+(?:\.\d+)?)\b.*\bSafari\//;

/** Returns the version of Safari on a phone or tablet; undefined in any other browser. */
export function safariVersion(): number | undefined {
  const [, version] = SAFARI.exec(navigator.userAgent) ?? [];
  return isIos() && version !== undefined ? Number(version) : undefined;
}

const IOS_VERSION = /\bOS (\d+)_(\d+)/;

/** Returns the version of iOS; undefined elsewhere, and on an iPad in desktop mode, which does not say it. */
export function iosVersion(): number | undefined {
  const [, whole, part] = IOS_VERSION.exec(navigator.userAgent) ?? [];
  return isIos() && whole !== undefined ? Number(`${whole}.${part}`) : undefined;
}

/** Browsers inside other apps, by what they add to the user agent. */
const IN_APP =
  /FBA[NV]|Instagram|Line\/|MicroMessenger|Zalo|TikTok|Bytedance|musical_ly|Twitter|; wv\)/i;

/** Whether the page is in a browser inside another app, which may neither download nor install. */
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

/** Milliseconds until idle work runs on a busy page. */
const IDLE_TIMEOUT_MS = 2000;

/** Runs work when the page is idle; in Safari, which has no idle callback, after 200 ms; as a page is published, at once. */
export function whenIdle(work: () => void): void {
  if (typeof document === 'undefined') return work();
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 200);
}

/** Age of a page in ms before it loads for later: past the five seconds whose bytes are counted. */
const SETTLED_MS = 5_200;

/** Runs work once the page is old enough that nothing competes with its first view. Returns a function that cancels. */
export function whenSettled(work: () => void): () => void {
  let cancelled = false;
  const timer = setTimeout(
    () => whenIdle(() => !cancelled && work()),
    Math.max(0, SETTLED_MS - performance.now()),
  );
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}

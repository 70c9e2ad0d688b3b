import { readStored, writeStored } from './storage/storage';

/** How the page runs: a tab, or started from the home screen. */
export type DisplayMode = 'browser' | 'standalone';

/** iOS before 16.4 tells it here alone. */
const startedFromIosHome = () => 'standalone' in navigator && navigator.standalone === true;

export function displayMode(): DisplayMode {
  const standalone = matchMedia('(display-mode: standalone)').matches || startedFromIosHome();
  return standalone ? 'standalone' : 'browser';
}

/** What a merchant's own app adds to the user agent of the page it shows. */
const OWN_APP = /\bLobbyApp\//;

/** An iPad asks for desktop pages, and says it is a Mac; no Mac is touched. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** The kind of phone or tablet this is; nothing on a computer. */
export function mobileSystem(): 'android' | 'ios' | undefined {
  if (isIos()) return 'ios';
  return navigator.userAgent.includes('Android') ? 'android' : undefined;
}

/** `registerMethod` of the registration (D1 §3): APP is a merchant's app, PWA and WEBCLIP are installed pages, H5 is a tab. */
export function registerMethod(): 'APP' | 'H5' | 'PWA' | 'WEBCLIP' {
  if (OWN_APP.test(navigator.userAgent)) return 'APP';
  if (displayMode() === 'browser') return 'H5';
  return isIos() ? 'WEBCLIP' : 'PWA';
}

/** A random identifier of this browser, made once. */
export function deviceId(): string {
  const known = readStored('deviceId');
  if (known) return known;
  const made = crypto.randomUUID();
  writeStored('deviceId', made);
  return made;
}

import { readStored, writeStored } from './storage/storage';

/** How the page runs: a tab, or started from the home screen. */
export type DisplayMode = 'browser' | 'standalone';

export function displayMode(): DisplayMode {
  return matchMedia('(display-mode: standalone)').matches ? 'standalone' : 'browser';
}

/** `registerMethod` of the registration (D1 §3): PWA and WEBCLIP are installed pages, H5 is a tab. */
export function registerMethod(): 'H5' | 'PWA' | 'WEBCLIP' {
  if (displayMode() === 'browser') return 'H5';
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'WEBCLIP' : 'PWA';
}

/** A random identifier of this browser, made once. */
export function deviceId(): string {
  const known = readStored('deviceId');
  if (known) return known;
  const made = crypto.randomUUID();
  writeStored('deviceId', made);
  return made;
}

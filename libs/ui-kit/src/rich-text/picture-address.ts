/** Path of this origin's pictures. Other paths are pages, or calls with side effects. */
const PICTURES = '/cdn/';

/** Address of the page; a placeholder while it is published. */
const here = () =>
  typeof window === 'undefined' ? 'https://published.invalid' : window.location.href;

/** Parses an address relative to this page; undefined if it is invalid. */
export function toUrl(address: string): URL | undefined {
  try {
    return new URL(address, here());
  } catch {
    return undefined;
  }
}

/** Whether a picture may be loaded from an address of the platform: below `/cdn/` here, anywhere on other `origins`. */
export function isPictureAddress(address: string, origins: readonly string[]): boolean {
  const url = address === '' ? undefined : toUrl(address);
  if (!url) return false;
  if (url.origin === new URL(here()).origin) return url.pathname.startsWith(PICTURES);
  return origins.includes(url.origin);
}

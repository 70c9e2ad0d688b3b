/** Use of an address; each purpose has its own allowed origins (decision 23). */
export type AddressPurpose = 'chat' | 'game' | 'payment' | 'link' | 'download';

/** Result of `safeUrl`. */
export type SafeAddress =
  /** A path of this product, for the router. */
  | { kind: 'inside'; path: string }
  /** On an allowed origin of its purpose, or a download from the page's own: open without asking. */
  | { kind: 'trusted'; href: string }
  /** Any other link or download: open only after a dialog that names the host. */
  | { kind: 'outside'; href: string; host: string }
  | { kind: 'refused' };

const REFUSED: SafeAddress = { kind: 'refused' };

/** Longer addresses are rejected. */
const MAX_CHARACTERS = 2_000;

/** Origin of the page; a placeholder while a page is published, where paths count as internal too. */
const ownOrigin = () =>
  typeof location === 'undefined' ? 'http://lobby.invalid' : location.origin;

/** Paths of this product: `/m`, `/m/...` or `/`. */
const PRODUCT_PATH = /^\/(?:m(?:[/?#]|$)|$)/;

/** Parses an address; undefined if it is invalid. Unlike `URL.canParse`, works in Safari before 17. */
function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function insidePath(address: string, pageOrigin: string): string | undefined {
  const url = parseUrl(address, pageOrigin);
  if (!url) return undefined;
  const stays = url.origin === new URL(pageOrigin).origin && PRODUCT_PATH.test(url.pathname);
  return stays ? url.pathname + url.search + url.hash : undefined;
}

/** Parses an address that begins with http or https; undefined for any other, and for one with a user name or password. */
function parseWebUrl(text: string): URL | undefined {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : undefined;
  return url && url.username === '' && url.password === '' ? url : undefined;
}

/** Prefix of an address that makes iOS install an app; its `url` is a manifest with the address of the app's file. */
const IOS_INSTALL = 'itms-services://?';

/**
 * Returns the manifest of an iOS installation, over https; undefined if the address has anything but action and
 * manifest.
 */
function iosManifest(text: string): URL | undefined {
  const parts = [...new URLSearchParams(text.slice(IOS_INSTALL.length))];
  const { action, url } = Object.fromEntries(parts);
  if (parts.length !== 2 || action !== 'download-manifest' || url === undefined) return undefined;
  const manifest = parseWebUrl(url);
  return manifest?.protocol === 'https:' ? manifest : undefined;
}

/** Decides about a download: one from the page's own origin opens at once, any other asks first. */
function safeDownload(text: string, pageOrigin: string): SafeAddress {
  const byIos = text.slice(0, IOS_INSTALL.length).toLowerCase() === IOS_INSTALL;
  const url = byIos ? iosManifest(text) : parseWebUrl(text);
  if (!url) return REFUSED;
  // Serialize the parsed address: the one that opens is the one that was checked.
  const href = byIos
    ? `${IOS_INSTALL}action=download-manifest&url=${encodeURIComponent(url.href)}`
    : url.href;
  const own = url.origin === new URL(pageOrigin).origin;
  return own ? { kind: 'trusted', href } : { kind: 'outside', href, host: url.host };
}

/**
 * Decides whether an address from the server or the user may be opened (decision 23). Links to paths of this product go
 * to the router, other links ask first; downloads of the app open at once on the page's own origin and ask first
 * elsewhere; chat, game and payment addresses must be on one of `origins`, those of a game or chat never on the page's
 * own. Everything else is rejected.
 */
export function safeUrl(
  purpose: AddressPurpose,
  address: string,
  {
    pageOrigin = ownOrigin(),
    origins = [],
  }: { pageOrigin?: string; origins?: readonly string[] } = {},
): SafeAddress {
  const text = address.trim();
  if (text === '' || text.length > MAX_CHARACTERS) return REFUSED;
  const path = /^(?:\/|https?:)/i.test(text) ? insidePath(text, pageOrigin) : undefined;
  if (path !== undefined) return purpose === 'link' ? { kind: 'inside', path } : REFUSED;
  if (purpose === 'download') return safeDownload(text, pageOrigin);
  const url = parseWebUrl(text);
  if (!url) return REFUSED;
  if (purpose === 'link') return { kind: 'outside', href: url.href, host: url.host };
  // A game or chat is framed: on the page's own origin it could read the session (decision 41).
  const isFramed = purpose === 'game' || purpose === 'chat';
  if (isFramed && url.origin === new URL(pageOrigin).origin) return REFUSED;
  return origins.includes(url.origin) ? { kind: 'trusted', href: url.href } : REFUSED;
}

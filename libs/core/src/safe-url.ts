/** Use of an address; each purpose has its own allowed origins (decision 23). */
export type AddressPurpose = 'chat' | 'game' | 'payment' | 'link';

/** Result of `safeUrl`. */
export type SafeAddress =
  /** A path of this product, for the router. */
  | { kind: 'inside'; path: string }
  /** On an allowed origin of its purpose: open without asking. */
  | { kind: 'trusted'; href: string }
  /** Any other link: open only after a dialog that names the host. */
  | { kind: 'outside'; href: string; host: string }
  | { kind: 'refused' };

const REFUSED: SafeAddress = { kind: 'refused' };

/** Longer addresses are refused. */
const MAX_CHARACTERS = 2_000;

/** Origin of the page; a page that is being published has none, its paths are inside all the same. */
const ownOrigin = () =>
  typeof location === 'undefined' ? 'http://lobby.invalid' : location.origin;

/** Paths of this product: `/m`, `/m/...` or `/`. */
const PRODUCT_PATH = /^\/(?:m(?:[/?#]|$)|$)/;

/** Parses an address; undefined if it is none. Unlike `URL.canParse`, also in Safari before 17. */
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

/**
 * Decides whether an address from the server or the user may be opened (decision 23). Links to paths
 * of this product go to the router, other links ask first; chat, game and payment addresses must be
 * on one of `origins`. Everything else is refused.
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
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : undefined;
  if (!url) return REFUSED;
  if (url.username !== '' || url.password !== '') return REFUSED;
  if (purpose === 'link') return { kind: 'outside', href: url.href, host: url.host };
  return origins.includes(url.origin) ? { kind: 'trusted', href: url.href } : REFUSED;
}

/** What an address is for: each purpose has origins of its own (decision 23). */
export type AddressPurpose = 'chat' | 'game' | 'payment' | 'link';

/** Where an address may lead. */
export type SafeAddress =
  /** A page of ours: for the router. */
  | { kind: 'inside'; path: string }
  /** On an origin configured for this purpose: may be opened at once. */
  | { kind: 'trusted'; href: string }
  /** A link to anywhere else: only after a dialog that names the host. */
  | { kind: 'outside'; href: string; host: string }
  | { kind: 'refused' };

const REFUSED: SafeAddress = { kind: 'refused' };

/** Longer ones are no address anybody meant. */
const MOST_CHARACTERS = 2_000;

/** A path of this product: `/m/...` or its root, nothing that another origin could hide in. */
const INSIDE = /^\/(?:m(?:[/?#]|$)|$)/;

function insidePath(address: string, here: string): string | undefined {
  if (!URL.canParse(address, here)) return undefined;
  const url = new URL(address, here);
  const stays = url.origin === new URL(here).origin && INSIDE.test(url.pathname);
  return stays ? url.pathname + url.search + url.hash : undefined;
}

/**
 * Decides every address that the server or a person supplies (decision 23). Paths of this product go
 * to the router; chat, game and payment addresses must be on the origins configured for them; a link
 * elsewhere asks first; all else is refused. `here` is the page's own origin.
 */
export function safeUrl(
  purpose: AddressPurpose,
  address: string,
  { here, origins = [] }: { here: string; origins?: readonly string[] },
): SafeAddress {
  const text = address.trim();
  if (text === '' || text.length > MOST_CHARACTERS) return REFUSED;
  const path = /^(?:\/|https?:)/i.test(text) ? insidePath(text, here) : undefined;
  if (path !== undefined) return purpose === 'link' ? { kind: 'inside', path } : REFUSED;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return REFUSED;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return REFUSED;
  if (purpose === 'link') return { kind: 'outside', href: url.href, host: url.host };
  return origins.includes(url.origin) ? { kind: 'trusted', href: url.href } : REFUSED;
}

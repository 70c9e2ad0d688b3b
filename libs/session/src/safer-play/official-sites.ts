import type { OfficialSites } from '@lobby/core';

/** A host of this machine or of a private network: no phishing site can be there. */
const LOCAL =
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\]|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/;

/** Whether the page is on a site of its brand; `framed`: it is in a frame of another page. */
export type SiteTrust = 'official' | 'local' | 'unknown' | 'framed';

/** Decides by host and frame whether the page is the brand's own site. Without a list every host counts as official. */
export function siteTrust(
  sites: OfficialSites | undefined,
  { host, framed }: { host: string; framed: boolean },
): SiteTrust {
  if (framed) return 'framed';
  const name = host.toLowerCase();
  if (!sites || sites.domains.includes(name)) return 'official';
  return LOCAL.test(name) ? 'local' : 'unknown';
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * Whether the list was signed with the brand's key; undefined where the browser cannot verify, as over plain HTTP. Never
 * rejects.
 */
export async function isSigned({
  domains,
  signature,
  key,
}: OfficialSites): Promise<boolean | undefined> {
  // Undefined outside a secure context, contrary to the types.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  try {
    const verifier = await subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['verify']);
    return await subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      verifier,
      bytesOf(signature),
      new TextEncoder().encode(domains.join('\n')),
    );
  } catch {
    return false;
  }
}

/**
 * Headers of every answer that does not say otherwise: pages, files, calls, errors. An answer that is no page loads
 * and frames nothing, whatever a browser takes it for.
 */
const EVERY: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // Other sites, and this one's own calls, are not told which page or with what query.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
};

/** Two years; sent over TLS alone, as browsers ignore it elsewhere. */
const TRANSPORT = ['strict-transport-security', 'max-age=63072000'] as const;

/** Adds the headers of every answer to one for `url`, where it has none of its own. */
export function withHeaders(response: Response, { protocol }: URL): Response {
  const { headers } = response;
  // The browser keeps the headers of the answer that it has, as far as this one does not replace them.
  if (response.status === 304) return response;
  for (const [name, value] of Object.entries(EVERY))
    if (!headers.has(name)) headers.set(name, value);
  if (protocol === 'https:') headers.set(...TRANSPORT);
  return response;
}

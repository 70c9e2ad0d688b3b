import PAGE_HEADERS from './page-headers.json';

/**
 * Headers of every answer that does not say otherwise: pages, files, calls, errors. Those of `page-headers.json`, which each
 * brand's build names for its server too, and a policy: an answer that is no page loads and frames nothing, whatever a
 * browser takes it for.
 */
const EVERY: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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

import PAGE_HEADERS from './page-headers.json';

/**
 * Default headers of every response: pages, files, calls, errors. They are those of `page-headers.json`, which each
 * brand's build also documents for its server, and a content security policy: a response that is not a page loads and
 * frames nothing, even if a browser misinterprets it.
 */
const EVERY: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** HSTS for two years; sent only over TLS, because browsers ignore it otherwise. */
const TRANSPORT = ['strict-transport-security', 'max-age=63072000'] as const;

/**
 * Adds the default headers to a response for `url`, and its date, `now`: else the server would send the machine's. Its own
 * headers take precedence.
 */
export function withHeaders(response: Response, { protocol }: URL, now: number): Response {
  const { headers } = response;
  // On a 304 the browser keeps the headers of its cached response unless replaced.
  if (response.status === 304) return response;
  const date = new Date(now).toUTCString();
  for (const [name, value] of Object.entries({ ...EVERY, date }))
    if (!headers.has(name)) headers.set(name, value);
  if (protocol === 'https:') headers.set(...TRANSPORT);
  return response;
}

import type { WorkboxPlugin } from 'workbox-core';

/**
 * Caches pictures that their host marks as public; a member's proofs and portrait are not. Requests them with CORS: an
 * opaque response exposes no headers and counts as megabytes. Pictures of a host without CORS are fetched without it
 * and not cached.
 */
export const publicPictures: WorkboxPlugin = {
  requestWillFetch: async ({ request: { url, headers } }) =>
    new Request(url, {
      mode: 'cors',
      credentials: 'omit',
      headers: { Accept: headers.get('Accept') ?? '*/*' },
    }),
  cacheWillUpdate: async ({ response }) => {
    const said = response.headers.get('cache-control') ?? '';
    return response.status === 200 && /\bpublic\b/.test(said) ? response : null;
  },
  handlerDidError: async ({ request }) => fetch(request),
};

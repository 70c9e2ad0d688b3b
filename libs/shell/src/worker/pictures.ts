import type { WorkboxPlugin } from 'workbox-core';

/**
 * Pictures that their host calls public; a proof or a head that is its owner's own is not. They are asked for with
 * CORS: an opaque answer tells nothing of itself, and counts as megabytes. A host without CORS is asked plainly, and
 * its pictures are not kept.
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

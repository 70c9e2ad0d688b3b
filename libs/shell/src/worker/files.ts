import type { WorkboxPlugin } from 'workbox-core';

/** Whether an address is a file of the build. */
export const isFile = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

const isHtml = ({ headers }: Response) => /^text\/html/i.test(headers.get('content-type') ?? '');

/** Caches no page in the place of a file: a captive portal or an edge sends one for any address, with status 200. */
export const realFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isReal = response.status === 200 && !(isFile(new URL(request.url)) && isHtml(response));
    return isReal ? response : null;
  },
};

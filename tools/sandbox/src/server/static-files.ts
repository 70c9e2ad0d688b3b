import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { BRAND_CODES, type BrandCode } from '../brands/brands';
import { brandAt } from '../brands/sites';
import { builtPolicy } from './page-policy';

/** Hashed file names: `index-B3xk9a_2.js`. */
const HASHED = /^\/assets\/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

interface Found {
  Bindings: { brand: BrandCode };
  Variables: { file: string };
}

const onFound = (file: string, c: Context<Found>) => c.set('file', file);

/** Client-side routes have no extension. */
const isPage = (path: string) => extname(path) === '' || path.endsWith('.html');

/** File name of a response's policy; only pages and the service worker have one. */
function policyFileOf(path: string, { headers }: Response) {
  if (path === '/sw.js') return 'sw-policy.json';
  return headers.get('content-type')?.startsWith('text/html') === true ? 'policy.json' : undefined;
}

/**
 * Serves built files of every brand by host, from `<folder>/<brand>`, precompressed if available. Unknown
 * paths get the brand's page (client-side routes); unknown paths with an extension get 404.
 */
export function brandFiles(folder: string) {
  const files = serveStatic<Found>({
    precompressed: true,
    rewriteRequestPath: (path, c) => join(folder, c.env.brand, path),
    onFound,
  });
  const pages = Object.fromEntries(
    BRAND_CODES.map((code) => {
      const path = join(folder, code, 'index.html');
      return [code, serveStatic<Found>({ precompressed: true, path, onFound })];
    }),
  );
  const app = new Hono<Found>();
  app.use(etag());
  app.use(async (c, next) => {
    await next();
    const file = c.get('file');
    if (file === undefined) return;
    const { size, mtimeMs } = statSync(file);
    const fixed = HASHED.test(c.req.path);
    const headers = {
      vary: 'accept-encoding',
      'cache-control': fixed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"`,
    };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const name = policyFileOf(c.req.path, c.res);
    if (name === undefined) return;
    const policy = await builtPolicy(join(folder, c.env.brand), name, new URL(c.req.url));
    if (policy !== undefined) c.header('content-security-policy', policy);
  });
  app.get('*', files);
  app.get('*', async (c, next) => {
    const page = isPage(c.req.path) ? pages[c.env.brand] : undefined;
    return page === undefined ? next() : page(c, next);
  });

  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const brand = brandAt(url);
    if (brand === undefined) return undefined;
    const response = await app.fetch(request, { brand: brand.code });
    return response.status === 404 ? undefined : response;
  };
}

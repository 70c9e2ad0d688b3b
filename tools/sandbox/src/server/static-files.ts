import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { brandAt } from '../brands/sites';
import { typeOf } from './mime-types.data';
import { pagePolicy } from './page-policy';

/** Extensions of precompressed files, smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** File path inside a folder; undefined if it would leave the folder. */
export function pathInside(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  const file = normalize(join(folder, decoded));
  return file === folder || file.startsWith(folder + sep) ? file : undefined;
}

/** File stats; undefined if missing. */
async function found(file: string): Promise<Stats | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() === true ? stats : undefined;
}

/** The file, or its precompressed version if the client accepts it. */
async function chosen(file: string, accepted: string) {
  for (const { name, ending } of ENCODINGS) {
    const stats = accepted.includes(name) ? await found(file + ending) : undefined;
    if (stats !== undefined) return { path: file + ending, stats, encoding: name };
  }
  const stats = await found(file);
  return stats && { path: file, stats, encoding: undefined };
}

/** Parses a single byte range, as video players request; anything else means the whole file. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | undefined {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (match === null) return undefined;
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start <= end ? { start, end } : undefined;
}

async function fileResponse(request: Request, file: string, cacheControl: string) {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const choice = await chosen(file, accepted);
  if (choice === undefined) return undefined;
  const { path, stats, encoding } = choice;
  const etag = `"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"`;
  const headers = new Headers({
    ...PAGE_HEADERS,
    'content-type': typeOf(extname(file)),
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await readFile(path);
  if (encoding !== undefined) {
    headers.set('content-encoding', encoding);
    return new Response(bytes, { headers });
  }
  headers.set('accept-ranges', 'bytes');
  const range = rangeOf(request.headers.get('range'), bytes.length);
  if (range === undefined) return new Response(bytes, { headers });
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers });
}

/** Adds the content security policy of a page. */
async function withPolicy(response: Response, root: string, url: URL): Promise<Response> {
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const policy = await pagePolicy(root, url);
  if (policy !== undefined) response.headers.set('content-security-policy', policy);
  return response;
}

/** Hashed file names: `index-B3xk9a_2.js`. */
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

/**
 * Serves built files of every brand by address, from `<folder>/<brand>`. Unknown paths get the brand's page
 * (client-side routes); unknown paths with an extension are 404.
 */
export function brandFiles(folder: string) {
  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const brand = brandAt(url);
    if (brand === undefined) return undefined;
    const root = normalize(join(folder, brand.code));
    const file = pathInside(root, url.pathname);
    if (file === undefined) return undefined;
    const fixed = url.pathname.startsWith('/assets/') && HASHED.test(file);
    const cacheControl = fixed ? 'public, max-age=31536000, immutable' : 'no-cache';
    const response = file === root ? undefined : await fileResponse(request, file, cacheControl);
    if (response !== undefined) return withPolicy(response, root, url);
    if (extname(url.pathname) !== '' && !url.pathname.endsWith('.html')) return undefined;
    const page = await fileResponse(request, join(root, 'index.html'), 'no-cache');
    return page && withPolicy(page, root, url);
  };
}

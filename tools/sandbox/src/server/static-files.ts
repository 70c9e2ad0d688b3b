import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { brandOfHost } from '../brands/brands';
import { typeOf } from './mime-types.data';

/** Endings of files the build compressed beforehand, the smaller first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Where a path lies in a folder; `undefined` for one that would leave it. */
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

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** The file as the client can read it: compressed when both sides can. */
async function fileResponse(file: string, accepted: string, cacheControl: string) {
  const headers = new Headers({
    ...PAGE_HEADERS,
    'content-type': typeOf(extname(file)),
    'cache-control': cacheControl,
    vary: 'accept-encoding',
  });
  for (const { name, ending } of ENCODINGS) {
    if (accepted.includes(name) && (await isFile(file + ending))) {
      headers.set('content-encoding', name);
      return new Response(await readFile(file + ending), { headers });
    }
  }
  return new Response(await readFile(file), { headers });
}

/** Names the build hashed: `index-B3xk9a_2.js`. */
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

/**
 * Every brand's built files by host, from `<folder>/<brand>`. A path that is no file shows the
 * brand's page, which knows the routes; one that looks like a file is missing.
 */
export function brandFiles(folder: string) {
  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const brand = brandOfHost(url.hostname);
    if (brand === undefined) return undefined;
    const root = normalize(join(folder, brand.code));
    const file = pathInside(root, url.pathname);
    if (file === undefined) return undefined;
    const accepted = request.headers.get('accept-encoding') ?? '';
    if (file !== root && (await isFile(file))) {
      const fixed = url.pathname.startsWith('/assets/') && HASHED.test(file);
      return fileResponse(file, accepted, fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    }
    if (extname(url.pathname) !== '' && !url.pathname.endsWith('.html')) return undefined;
    const page = join(root, 'index.html');
    return (await isFile(page)) ? fileResponse(page, accepted, 'no-cache') : undefined;
  };
}

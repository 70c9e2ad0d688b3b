import { existsSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { brandAt } from '../brands/sites';
import { builtPolicy } from './page-policy';

/** Answers a platform call as a browser at the page's URL would get it. */
export type Ask = (request: Request) => Promise<Response>;

interface Source {
  address: string;
  headers: RequestInit['headers'];
  answer: string;
}

interface PublishedPage {
  html: string;
  sources: readonly Source[];
  /** ms since the epoch. */
  at: number;
}

interface Publisher {
  pathOf(url: URL): string | undefined;
  page(path: string, language: string | undefined): Promise<PublishedPage | undefined>;
}

/** API of `tools/publish` used by this server; `tools/publish` is built separately. */
interface PublishModule {
  createPublisher(
    folder: string,
    ask: (address: string, init: RequestInit) => Promise<Response>,
  ): Publisher;
}

interface Kept extends PublishedPage {
  compressed: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Maximum age of a page in ms; an older page is rendered again. */
const FRESH_MS = 60_000;

/** Maximum cached pages, and origins with a publisher (LRU). */
const MAX_KEPT = 500;
const MAX_ORIGINS = 50;

/** Moves an entry to the end of an LRU map, and evicts the first if over the limit. */
function keep<T>(map: Map<string, T>, key: string, entry: T, most: number): void {
  map.delete(key);
  map.set(key, entry);
  const first = map.keys().next();
  if (map.size > most && first.done !== true) map.delete(first.value);
}

const LANGUAGE = /(?:^|;\s*)language=([A-Z]{2})(?:;|$)/;

/**
 * Serves published pages of the brands built in `folder`. Renders a page on its first request, and again
 * when one of its source responses has changed. Returns undefined if there is nothing to publish.
 */
export function publishedPages(folder: string, module: string) {
  /** Publisher by origin, with its build. */
  const created = new Map<string, { site: string; publisher: Publisher }>();
  const kept = new Map<string, Kept>();
  const loaded = existsSync(module)
    ? (import(pathToFileURL(module).href) as Promise<PublishModule>)
    : undefined;

  /** Cache key of a site and its build. */
  const siteOf = ({ origin }: URL, code: string) =>
    `${origin} ${statSync(join(folder, code, 'index.html'), { throwIfNoEntry: false })?.mtimeMs}`;

  async function publisherOf(url: URL, code: string, ask: Ask): Promise<Publisher | undefined> {
    const { createPublisher } = (await loaded) ?? {};
    const site = siteOf(url, code);
    const known = created.get(url.origin);
    if (known !== undefined && known.site !== site) {
      for (const key of kept.keys()) if (key.startsWith(`${known.site} `)) kept.delete(key);
    }
    const publisher =
      known?.site === site
        ? known.publisher
        : createPublisher?.(join(folder, code), (address, init) =>
            ask(new Request(new URL(address, url.origin), init)),
          );
    if (publisher) keep(created, url.origin, { site, publisher }, MAX_ORIGINS);
    return publisher;
  }

  async function render(publisher: Publisher, path: string, language: string | undefined) {
    const page = await publisher.page(path, language);
    if (page === undefined) return undefined;
    const compressed = new Uint8Array(brotliCompressSync(page.html));
    const etag = `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 16)}"`;
    return { ...page, compressed, etag };
  }

  /** Whether all source responses of a cached page are unchanged. */
  async function isCurrent({ sources, at }: Kept, origin: string, ask: Ask): Promise<boolean> {
    if (Date.now() - at > FRESH_MS) return false;
    const answers = await Promise.all(
      sources.map(async ({ address, headers = {} }) => {
        const response = await ask(new Request(new URL(address, origin), { headers }));
        return response.text();
      }),
    );
    return sources.every(({ answer }, i) => answer === answers[i]);
  }

  return async (request: Request, ask: Ask): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const brand = brandAt(url);
    if (loaded === undefined || brand === undefined || request.method !== 'GET') return undefined;
    const language = LANGUAGE.exec(request.headers.get('cookie') ?? '')?.[1];
    const publisher = await publisherOf(url, brand.code, ask);
    const path = publisher?.pathOf(url);
    if (publisher === undefined || path === undefined) return undefined;
    const key = `${siteOf(url, brand.code)} ${path} ${language ?? ''}`;
    const known = kept.get(key);
    const page =
      known && (await isCurrent(known, url.origin, ask))
        ? known
        : await render(publisher, path, language).catch((error: unknown) => {
            console.error(error);
            return undefined;
          });
    if (page === undefined) {
      kept.delete(key);
      return undefined;
    }
    keep(kept, key, page, MAX_KEPT);
    const policy = await builtPolicy(join(folder, brand.code), 'policy.json', url);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(policy !== undefined && { 'content-security-policy': policy }),
      vary: 'accept-encoding, cookie',
      etag: page.etag,
    };
    if (request.headers.get('if-none-match') === page.etag)
      return new Response(null, { status: 304, headers });
    const brotli = request.headers.get('accept-encoding')?.includes('br') === true;
    if (!brotli) return new Response(page.html, { headers });
    return new Response(page.compressed, { headers: { ...headers, 'content-encoding': 'br' } });
  };
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { createPublisher, type Ask, type Publisher } from './publisher.ts';

/** One share of a built brand's pages to publish. */
export interface PublishJob {
  /** Folder of the built brand. */
  folder: string;
  /** Folder that the pages are written to. */
  out: string;
  /** Address of its platform. */
  platform: string;
  /** Index of the share, from 0. */
  share: number;
  shares: number;
}

/**
 * Returns the file of a page: `/m/home.html`, `/m/gameList@gameType=FISH.html` with a search, `/m/@.html` for `/m/`.
 * Not `/m/index.html`, which is the file of the page `/m/index`.
 */
const fileOf = (path: string) =>
  `${path === '/' ? '/index' : path.replace('?', '@').replace(/\/$/, '/@')}.html`;

/** Brotli quality: a third of the highest quality's time, for pages that are 2 % larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const brotli = promisify<string, typeof QUALITY, Buffer>(brotliCompress);
const gzip = promisify<string, Buffer>(gzipCompress);

/** Writes a page and its compressed siblings. */
async function write(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([
    writeFile(file, html),
    brotli(html, QUALITY).then((br) => writeFile(`${file}.br`, br)),
    gzip(html).then((gz) => writeFile(`${file}.gz`, gz)),
  ]);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** `fetch` has the reason in its cause only. */
const causeOf = (error: unknown) =>
  messageOf(error instanceof Error ? (error.cause ?? error) : error);

/** Sends a read, and again if its connection breaks: a server may close an idle one that the read is sent on. */
const read = (address: URL, init: RequestInit) =>
  fetch(address, init).catch(() => fetch(address, init));

/** Calls a platform; each call once for all pages, which show the same data. */
export function askOnce(platform: string): Ask {
  const answers = new Map<string, Promise<Response>>();
  return async (address, init) => {
    const key = JSON.stringify([address, ...new Headers(init.headers)]);
    const asked =
      answers.get(key) ??
      read(new URL(address, platform), init).catch((error: unknown) => {
        throw new Error(`${platform} does not answer: ${causeOf(error)}`);
      });
    answers.set(key, asked);
    return (await asked).clone();
  };
}

/** Returns the pages of a share, language after language, so that each call of a language is made once. */
function pagesOf({ brand, paths }: Publisher, { share, shares }: PublishJob) {
  const all = brand.languages.flatMap((language) => paths.map((path) => ({ path, language })));
  const until = (shared: number) => Math.round((all.length * shared) / shares);
  return all.slice(until(share), until(share + 1));
}

/**
 * Writes a share of the public pages of a built brand. Returns their number; rejects if a page cannot be published.
 */
export async function publishPages(job: PublishJob) {
  const publisher = createPublisher(job.folder, askOnce(job.platform));
  const written: Promise<void>[] = [];
  for (const { path, language } of pagesOf(publisher, job)) {
    const page = await publisher.page(path, language).catch((error: unknown) => {
      throw new Error(`${path} in ${language}: ${messageOf(error)}`);
    });
    if (page === undefined) throw new Error('the platform is closed: nothing is published');
    // Compressed while the next pages render.
    const file = join(job.out, language.toLowerCase(), fileOf(path));
    written.push(write(file, page.html));
  }
  await Promise.all(written);
  return written.length;
}

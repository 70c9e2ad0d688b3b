import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import type { policyOf } from '../vite/page-policy.ts';
import { createPublisher, type Ask, type Publisher } from './publisher.ts';

/** A share of the pages of a built brand to publish. */
export interface PublishJob {
  /** Folder of the built brand. */
  folder: string;
  /** Folder that the pages are written to. */
  out: string;
  /** Address of its platform. */
  platform: string;
  /** Which of the `shares`, counted from 0. */
  share: number;
  shares: number;
}

/**
 * File of a page: `/m/home.html`, `/m/gameList@gameType=FISH.html` with a search, `/m/@.html` for `/m/`. Not `/m/index.html`,
 * which is that of the page `/m/index`.
 */
const fileOf = (path: string) =>
  `${path === '/' ? '/index' : path.replace('?', '@').replace(/\/$/, '/@')}.html`;

/** A third of the time of the highest, for pages that are 2 % larger. */
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

/** `fetch` says why in its cause alone. */
const causeOf = (error: unknown) =>
  messageOf(error instanceof Error ? (error.cause ?? error) : error);

/** Asks a platform, each call once for all pages: they show the same. */
function askOnce(platform: string): Ask {
  const answers = new Map<string, Promise<Response>>();
  return async (address, init) => {
    const key = JSON.stringify([address, ...new Headers(init.headers)]);
    const asked =
      answers.get(key) ??
      fetch(new URL(address, platform), init).catch((error: unknown) => {
        throw new Error(`${platform} does not answer: ${causeOf(error)}`);
      });
    answers.set(key, asked);
    return (await asked).clone();
  };
}

/** Pages of a share: language after language, whose calls are asked once. */
function pagesOf({ brand, paths }: Publisher, { share, shares }: PublishJob) {
  const all = brand.languages.flatMap((language) => paths.map((path) => ({ path, language })));
  const until = (shared: number) => Math.round((all.length * shared) / shares);
  return all.slice(until(share), until(share + 1));
}

/** Writes a share of the public pages of a built brand. Returns their policies; rejects if a page cannot be published. */
export async function publishPages(job: PublishJob) {
  const publisher = createPublisher(job.folder, askOnce(job.platform));
  const policies: ReturnType<typeof policyOf>[] = [];
  const written: Promise<void>[] = [];
  for (const { path, language } of pagesOf(publisher, job)) {
    const page = await publisher.page(path, language).catch((error: unknown) => {
      throw new Error(`${path} in ${language}: ${messageOf(error)}`);
    });
    if (page === undefined) throw new Error('the platform is closed: nothing is published');
    // Compressed beside the rendering of the next ones.
    const file = join(job.out, language.toLowerCase(), fileOf(path));
    written.push(write(file, page.html));
    policies.push(page.policy);
  }
  await Promise.all(written);
  return policies;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import type { Language } from '@lobby/core';
import type { policyOf } from '../vite/page-policy.ts';
import { createPublisher, type Ask } from './publisher.ts';

/** Languages of a built brand to publish. */
export interface PublishJob {
  /** Folder of the built brand. */
  folder: string;
  /** Folder that the pages are written to. */
  out: string;
  /** Address of its platform. */
  platform: string;
  languages: readonly Language[];
}

/** File of a page, as a server of static files finds it; a search stands after an `@`. */
const fileOf = (path: string) =>
  `${path.endsWith('/') ? `${path}index` : path.replace('?', '@')}.html`;

/** A third of the time of the highest, for pages that are 2 % larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const brotli = promisify<string, typeof QUALITY, Buffer>(brotliCompress);
const gzip = promisify<string, Buffer>(gzipCompress);

/** Writes a page and its compressed siblings. */
async function write(file: string, html: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  const [br, gz] = await Promise.all([brotli(html, QUALITY), gzip(html)]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
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

/** Writes every public page of a built brand in some languages. Returns their policies; rejects if a page cannot be published. */
export async function publishPages({ folder, out, platform, languages }: PublishJob) {
  const publisher = createPublisher(folder, askOnce(platform));
  const policies: ReturnType<typeof policyOf>[] = [];
  const written: Promise<void>[] = [];
  for (const language of languages) {
    for (const path of publisher.paths) {
      const page = await publisher.page(path, language).catch((error: unknown) => {
        throw new Error(`${path} in ${language}: ${messageOf(error)}`);
      });
      if (page === undefined) throw new Error('the platform is closed: nothing is published');
      // Compressed beside the rendering of the next ones.
      const file = join(out, language.toLowerCase(), fileOf(path));
      written.push(write(file, page.html));
      policies.push(page.policy);
    }
  }
  await Promise.all(written);
  return policies;
}

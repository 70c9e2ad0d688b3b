import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import { policyOf } from '../vite/page-policy.ts';
import { createPublisher, type Ask } from './publisher.ts';

/** File of a page, as a server of static files finds it; a search stands after an `@`. */
const fileOf = (path: string) =>
  `${path.endsWith('/') ? `${path}index` : path.replace('?', '@')}.html`;

const brotli = promisify(brotliCompress);
const gzip = promisify<string, Buffer>(gzipCompress);

/** Writes a page and its compressed siblings. */
async function write(file: string, html: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  const [br, gz] = await Promise.all([brotli(html), gzip(html)]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Joins the policies of pages: each may have what any of them needs. */
function joined(policies: readonly ReturnType<typeof policyOf>[]): ReturnType<typeof policyOf> {
  const names = new Set(policies.flatMap((policy) => Object.keys(policy)));
  const sources = (name: string) => [...new Set(policies.flatMap((policy) => policy[name] ?? []))];
  return Object.fromEntries([...names].map((name) => [name, sources(name)]));
}

/** Asks a platform, each call once for all pages: they show the same. */
function askOnce(platform: string): Ask {
  const answers = new Map<string, Promise<Response>>();
  return async (address, init) => {
    const key = JSON.stringify([address, ...new Headers(init.headers)]);
    const asked = answers.get(key) ?? fetch(new URL(address, platform), init);
    answers.set(key, asked);
    return (await asked).clone();
  };
}

/** Writes every public page of a built brand to `<folder>/published`, with the policy of them all. */
async function publish(folder: string, platform: string): Promise<number> {
  const publisher = createPublisher(folder, askOnce(platform));
  const out = join(folder, 'published');
  rmSync(out, { recursive: true, force: true });
  const policies = [policyOf(publisher.template)];
  const written: Promise<void>[] = [];
  for (const language of publisher.brand.languages) {
    for (const path of publisher.paths) {
      const page = await publisher.page(path, language);
      if (page === undefined) throw new Error('the platform is closed: nothing is published');
      // Compressed beside the rendering of the next ones.
      written.push(write(join(out, language.toLowerCase(), fileOf(path)), page.html));
      policies.push(page.policy);
    }
  }
  await Promise.all(written);
  writeFileSync(join(out, 'policy.json'), JSON.stringify(joined(policies), null, 2));
  return policies.length - 1;
}

async function run(): Promise<string> {
  const options = { folder: { type: 'string' }, platform: { type: 'string' } } as const;
  const { folder, platform } = parseArgs({ options }).values;
  if (!folder || !platform)
    throw new Error(
      'Name a built brand and its platform: --folder dist/apps/aurora --platform https://…',
    );
  const began = Date.now();
  const pages = await publish(folder, platform);
  return `${pages} pages in ${((Date.now() - began) / 1000).toFixed(1)} s`;
}

run().then(
  (line) => {
    process.stdout.write(`${line}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);

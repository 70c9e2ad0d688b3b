import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { policyOf } from '../vite/page-policy.ts';
import type { PublishJob } from './pages.ts';

type Policy = ReturnType<typeof policyOf>;

/** Each loads the screens and asks the platform anew: more of them would cost more than they render. */
const MOST_THREADS = 7;

/** Joins the policies of pages: each may have what any of them needs. */
function joined(policies: readonly Policy[]): Policy {
  const names = new Set(policies.flatMap((policy) => Object.keys(policy)));
  const sources = (name: string) => [...new Set(policies.flatMap((policy) => policy[name] ?? []))];
  return Object.fromEntries([...names].map((name) => [name, sources(name)]));
}

/** Publishes in a thread of its own: a process renders one page at a time, and waits for each call. */
const publishBeside = (job: PublishJob) =>
  new Promise<Policy[]>((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/**
 * Writes every public page of a built brand to `<folder>/published`, with the policy of them all. Returns their number;
 * replaces the earlier pages only once all are written.
 */
async function publish(folder: string, platform: string): Promise<number> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const out = join(folder, 'published.next');
  rmSync(out, { recursive: true, force: true });
  const shares = Math.min(availableParallelism(), MOST_THREADS);
  const policies = await Promise.all(
    Array.from({ length: shares }, (_, share) =>
      publishBeside({ folder, out, platform, share, shares }),
    ),
  );
  const all = [policyOf(read('index.html')), ...policies.flat()];
  writeFileSync(join(out, 'policy.json'), JSON.stringify(joined(all), null, 2));
  const published = join(folder, 'published');
  rmSync(published, { recursive: true, force: true });
  renameSync(out, published);
  return all.length - 1;
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

if (isMainThread)
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
else {
  const { publishPages } = await import('./pages.ts');
  parentPort?.postMessage(await publishPages(workerData as PublishJob));
}

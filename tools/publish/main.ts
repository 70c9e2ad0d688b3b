import { renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { PublishJob } from './pages.ts';

/**
 * Number of threads: each loads the screens and calls the platform again, so that more would cost more than they gain.
 */
const MOST_THREADS = 7;

/** Publishes in a separate thread: a thread renders one page at a time, and waits for each call. */
const publishBeside = (job: PublishJob) =>
  new Promise<number>((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/**
 * Writes every public page of a built brand to `<folder>/published`. Returns their number;
 * replaces the previous pages only once all are written.
 */
async function publish(folder: string, platform: string): Promise<number> {
  const out = join(folder, 'published.next');
  rmSync(out, { recursive: true, force: true });
  const shares = Math.min(availableParallelism(), MOST_THREADS);
  const pages = await Promise.all(
    Array.from({ length: shares }, (_, share) =>
      publishBeside({ folder, out, platform, share, shares }),
    ),
  );
  const published = join(folder, 'published');
  rmSync(published, { recursive: true, force: true });
  renameSync(out, published);
  return pages.reduce((sum, share) => sum + share, 0);
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

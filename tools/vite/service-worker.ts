import { createHash } from 'node:crypto';
import { build, runnerImport, type Plugin } from 'vite';
import type { Call } from '../../libs/api-client/src/contract/call.ts';
import { workspaceRoot } from '../unit/root.ts';

const WORKER = 'libs/shell/src/worker';

/** File at the root of the site, by its source. */
const WORKERS = { 'sw.js': 'service-worker.ts', 'sw-kill.js': 'kill-worker.ts' } as const;

const PAGE = 'index.html';

/** A file that the worker precaches on install; a file with a hash in its name needs no revision. */
interface Precached {
  readonly url: string;
  readonly revision: string | null;
}

/** Whether the page loads or preloads a script or a sheet; an inlined sheet is not a file. */
const isNamed = (file: string, html: string) =>
  /\.(m?js|css)$/.test(file) &&
  [`"${file}"`, ` src="/${file}"`, ` href="/${file}"`].some((words) => html.includes(words));

/** Files of a first visit, as listed in the page (`first-trip.ts`), and the page itself. */
export function precacheOf(html: string, files: readonly string[]): Precached[] {
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const named = files.filter((file) => isNamed(file, html));
  return [
    { url: `/${PAGE}`, revision },
    ...named.map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Paths of the calls whose public responses are cached: the contract's own list. */
async function publicReads(): Promise<string[]> {
  const { module } = await runnerImport<{ PUBLIC_READS: readonly Call[] }>(
    `${workspaceRoot}/libs/api-client/src/contract/public-reads.ts`,
    { configFile: false, resolve: { tsconfigPaths: true }, logLevel: 'error' },
  );
  return module.PUBLIC_READS.map(({ path }) => path);
}

/** Bundles a worker as one classic script. */
async function scriptOf(source: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: `${workspaceRoot}/${WORKER}/${source}`,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  if (!('output' in result)) throw new Error('the build is one of several, or watches');
  return result.output[0].code;
}

/**
 * Builds `sw.js`, which caches a brand's files, pages, public responses and pictures, and `sw-kill.js`, which removes
 * it.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'lobby:service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') return;
      const precache = precacheOf(String(page.source), Object.keys(bundle));
      const define = {
        WORKER_BUILD: JSON.stringify({ precache, publicReads: await publicReads() }),
      };
      for (const [fileName, source] of Object.entries(WORKERS))
        this.emitFile({ type: 'asset', fileName, source: await scriptOf(source, define) });
    },
  };
}

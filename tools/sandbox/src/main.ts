import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createPictureCache,
  drawAhead,
  type Drawing,
  removeOldFolders,
  startDrawing,
} from '@lobby/art';
import { createSandbox, makeSeed } from './app';
import type { Transport } from './faults/transport';
import { lanPorts } from './brands/sites';
import type { SeedProgress } from './database/fill';
import { readOptions, type ServerOptions } from './server/options';
import { pictureFolders } from './server/picture-folder';
import { allPictures } from './server/picture-table';
import { pictureSource } from './server/pictures';
import { publishedPages } from './server/published-pages';
import { close, listen, serve } from './server/serve';
import { brandFiles } from './server/static-files';

const SELF = fileURLToPath(import.meta.url);
/** Subcommand of the drawing process. */
const DRAW = 'draw';
/** Subcommand of the seeding process. */
const SEED = 'seed';

const log = (line: string) => process.stdout.write(`${line}\n`);

/** Prints seeding progress, at most one line per percent. */
function logProgress(): SeedProgress {
  let last = -1;
  return (table, share) => {
    const percent = Math.floor(share * 100);
    if (percent > last) log(`seed ${percent} % ${table}`);
    last = percent;
  };
}

/** Seeds in a child process, so that the server never holds the rows, which take 300 MB. */
function seedElsewhere(folder: string, now: number): void {
  spawnSync(process.execPath, [SELF, SEED, folder, String(now)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Prints an error with its remedy and exits with code 1. */
function exitWithError(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function reason(error: unknown, { port, lan }: Pick<ServerOptions, 'port' | 'lan'>): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const taken = 'port' in error ? String(error.port) : port;
    return `Port ${taken} is taken: stop what uses it, or start with --port ${port + (lan ? 100 : 1)}.`;
  }
  return error instanceof Error ? error.message : String(error);
}

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args, process.env);
  const sites = options.lan ? lanPorts(options.port) : [];
  const { root, dir } = pictureFolders(options);
  await removeOldFolders(root, dir);
  const sandbox = createSandbox({
    database: join(options.data, 'sandbox.db'),
    pictures: pictureSource(createPictureCache({ dir })),
    files: brandFiles(options.brands),
    pages: publishedPages(options.brands, options.publisher),
    templates: options.templates,
    keep: options.keep,
    onSeed: logProgress(),
    seedElsewhere,
    log,
  });
  let drawing: Drawing | undefined;
  const pausingHandler = {
    handle: (request: Request, transport: Transport) => {
      drawing?.pauseDrawing();
      return sandbox.handle(request, transport);
    },
  };
  const ports = [options.port, ...sites.map((one) => one.port)];
  const servers = ports.map(() => serve(pausingHandler));
  const [port] = await Promise.all(servers.map((server, i) => listen(server, ports[i] ?? 0))).catch(
    (error: unknown) => exitWithError(reason(error, options)),
  );
  for (const one of sites) log(`lan ${one.site} ${one.port}`);
  log(`ready http://localhost:${port}`);
  if (options.draw) drawing = startDrawing(SELF, [DRAW, dir]);

  const stop = () => {
    drawing?.stop();
    void Promise.all(servers.map(close)).then(() => {
      sandbox.close();
      process.exit(0);
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Runs the subcommand; default: the server. */
async function run(args: readonly string[]): Promise<void> {
  const [mode, dir = '', now] = args;
  if (mode === DRAW) return drawAhead({ dir, lists: allPictures(), log });
  if (mode === SEED) return makeSeed(dir, Number(now), logProgress());
  return main(args);
}

run(process.argv.slice(2)).catch((error: unknown) =>
  exitWithError(reason(error, { port: 0, lan: false })),
);
